import type { Statistics } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColors } from '../../ui/ImageFrame.tsx'
import { SmallMultiples } from './SmallMultiples.tsx'
import { agesFinding } from './agesFinding.ts'
import { figuresOf } from './measure.ts'
import { Sentence } from './Sentence.tsx'
import { TrendSection } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

type Ages = Statistics['agePicks']
type Props = { ages: Ages | undefined; mineImages: ReadonlySet<string> }

/** One column per age range, all on one scale (TREND-04). These entries carry no id: a picture tells one's own. */
export function AgeRanges({ ages, mineImages }: Props) {
  const trend = useTexts(trendTexts)
  const known = ages?.filter(({ picks }) => picks.length > 0)
  if (!known?.length) {
    return (
      <TrendSection number={3} title={trend.ages}>
        {known && trend.none.ages}
      </TrendSection>
    )
  }
  const names = new Map<string, string>(Object.entries(trend.ageRanges))
  const figures = figuresOf(
    known.flatMap(({ picks }) => picks),
    trend.people,
  )
  const columns = known.map(({ ageRange, picks }, column) => {
    const before = known.slice(0, column).reduce((sum, earlier) => sum + earlier.picks.length, 0)
    return {
      title: names.get(ageRange) ?? ageRange,
      entries: picks.map(({ name, imageUrl }, index) => ({
        name,
        picture: { ...imageAttributes(imageUrl), sizes: '10rem' },
        paperColor: paperColors[(column + index) % paperColors.length] ?? 'sky',
        measure: figures?.[before + index],
        isMine: mineImages.has(imageUrl),
      })),
    }
  })
  const { text, name } = agesFinding(known, trend)
  const hasShares = known.every(({ picks }) => picks.every(({ share }) => share !== null))
  return (
    <TrendSection
      number={3}
      title={trend.ages}
      finding={
        <>
          <Sentence text={text} names={[name]} />
          {hasShares && ` ${trend.findings.agesScale}`}
        </>
      }
    >
      <SmallMultiples columns={columns} label={trend.ages} mineLabel={trend.mine} lang="ko" />
    </TrendSection>
  )
}
