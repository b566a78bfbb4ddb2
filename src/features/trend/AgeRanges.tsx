import type { Statistics } from '../../contract/picks.ts'
import { toShop } from '../../config/paths.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColors } from '../../ui/Image.tsx'
import { SmallMultiples } from './SmallMultiples.tsx'
import { countsOf, firstsOf, placeholdersOf } from './measure.ts'
import { TrendSection, Sentence } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'

type Ages = Statistics['agePicks']
type Props = { episodeId: number; ages: Ages | undefined; mineImages: ReadonlySet<string> }

/** A column per age range, all on the same scale. These entries have no id: the user's styles are found by image. */
export function AgeRanges({ episodeId, ages, mineImages }: Props) {
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
  // Counts or ranks only: a share refers to all pickers, not to those of an age range.
  const figures = countsOf(
    known.flatMap(({ picks }) => picks),
    trend.ofAge,
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
        to: toShop(episodeId),
      })),
    }
  })
  const { text, names: leading } = agesFinding(known, trend)
  return (
    <TrendSection
      number={3}
      title={trend.ages}
      finding={
        <>
          <Sentence text={text} names={leading} />
          {figures && <span>{` ${trend.findings.agesScale}`}</span>}
        </>
      }
    >
      <SmallMultiples columns={columns} label={trend.ages} mineLabel={trend.mine} />
    </TrendSection>
  )
}

/**
 * A sentence on how far the age ranges agree about their favourites, and the names in it. Equal counts share the first rank, as
 * in the top five.
 */
function agesFinding(ages: Statistics['agePicks'], { findings, ageRanges }: TextsOf<typeof trendTexts>) {
  const groups = ages.map(({ ageRange, picks }) => ({
    ageRange,
    names: firstsOf(picks, countsOf(picks, String)).map(({ name }) => name),
  }))
  const [only] = groups
  if (groups.length === 1 && only) {
    const title = new Map<string, string>(Object.entries(ageRanges)).get(only.ageRange) ?? only.ageRange
    return { text: findings.firstOf(title, placeholdersOf(only.names), only.names.length > 1), names: only.names }
  }
  const times = new Map<string, number>()
  for (const name of groups.flatMap(({ names }) => names)) times.set(name, (times.get(name) ?? 0) + 1)
  const most = Math.max(0, ...times.values())
  const names = [...times].filter(([, count]) => count === most).map(([name]) => name)
  if (most < 2) return { text: findings.agesDiffer, names }
  const isShared = groups.some((group) => group.names.length > 1 && names.some((name) => group.names.includes(name)))
  const lead =
    most === groups.length ? findings.sameForAges(placeholdersOf(names)) : findings.mostAges(placeholdersOf(names), most)
  return { text: isShared ? `${lead} ${findings.tiesCount}` : lead, names }
}
