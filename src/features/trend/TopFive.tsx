import type { Ranked } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { RankedBars } from './RankedBars.tsx'
import { RankedImages } from './RankedImages.tsx'
import { figuresOf, firstsOf, placeholdersOf, ranksOf } from './measure.ts'
import { TrendSection, Sentence } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

const BAR_SIZES = '5.25rem'
const IMAGE_SIZES = '(width > 48em) 26rem, 100vw'

type Props = { picks: readonly Ranked[] | undefined; mine: ReadonlySet<number>; isLive: boolean }

/** The five most picked styles: bars if the server sends shares or counts, else ranks only. */
export function TopFive({ picks, mine, isLive }: Props) {
  const trend = useTexts(trendTexts)
  const title = isLive ? trend.liveTop : trend.top
  if (!picks?.length) {
    return (
      <TrendSection number={1} title={title}>
        {picks && trend.none.top}
      </TrendSection>
    )
  }
  return (
    <TrendSection number={1} title={title} finding={<Finding picks={picks} mine={mine} />}>
      <Picture picks={picks} mine={mine} />
    </TrendSection>
  )
}

type Found = { picks: readonly Ranked[]; mine: ReadonlySet<number> }

function Picture({ picks, mine }: Found) {
  const trend = useTexts(trendTexts)
  const figures = figuresOf(picks, trend.people)
  const ranks = ranksOf(picks.length, figures)
  const sizes = figures ? BAR_SIZES : IMAGE_SIZES
  const entries = picks.map(({ id, name, imageUrl }, index) => ({
    id,
    name,
    picture: { ...imageAttributes(imageUrl), sizes },
    paperColor: paperColorOf(id),
    isMine: mine.has(id),
    rank: ranks[index] ?? index + 1,
    value: figures?.[index]?.value ?? '',
    ratio: figures?.[index]?.ratio ?? 0,
  }))
  const shown = { entries, mineLabel: trend.mine }
  return figures ? <RankedBars {...shown} /> : <RankedImages variant="top" {...shown} />
}

function Finding({ picks, mine }: Found) {
  const trend = useTexts(trendTexts)
  const figures = figuresOf(picks, trend.people)
  const ranks = ranksOf(picks.length, figures)
  const own = picks.flatMap(({ id }, index) => (mine.has(id) ? [ranks[index] ?? index + 1] : []))
  const first = firstsOf(picks, figures)
  const { findings } = trend
  const more = [
    ...(mine.size > 0 ? [own.length > 0 ? findings.mine([...new Set(own)].join(' · ')) : findings.mineOutside] : []),
    ...(isOverWhole(picks) ? [findings.overWhole] : []),
  ]
  return (
    <>
      <Sentence text={leading(picks, first, trend)} names={first.map(({ name }) => name)} />
      {more.map((text) => (
        <span key={text}>{` ${text}`}</span>
      ))}
    </>
  )
}

/** The leading style with its figure; several share the first rank. */
function leading(picks: readonly Ranked[], first: readonly Ranked[], { findings, people }: TextsOf<typeof trendTexts>) {
  const value = figuresOf(picks, people)?.[0]?.value
  if (value === undefined) return findings.leads
  if (first.length > 1) return findings.tied(placeholdersOf(first), value)
  return picks[0]?.share === null ? findings.leadsByCount(value) : findings.leadsByShare(value)
}

const isOverWhole = (picks: readonly Ranked[]) => picks.reduce((sum, { share }) => sum + (share ?? 0), 0) > 1
