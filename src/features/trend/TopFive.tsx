import type { ReactNode } from 'react'
import type { Ranked } from '../../contract/picks.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { RankedBars } from './RankedBars.tsx'
import { RankedImages } from './RankedImages.tsx'
import { figuresOf, firstsOf, placeholdersOf, ranksOf } from './measure.ts'
import { TrendSection, Sentence } from './TrendSection.tsx'
import { trendTexts } from './texts.ts'

type Props = {
  picks: readonly Ranked[] | undefined
  /** Shown instead, if they could not be read. */
  failure: ReactNode
  mine: ReadonlySet<number>
  isLive: boolean
}

/** The five most picked styles: bars if the server sends shares or counts, else ranks only. */
export function TopFive({ picks, failure, mine, isLive }: Props) {
  const trend = useTexts(trendTexts)
  const title = isLive ? trend.liveTop : trend.top
  if (!picks?.length) {
    return (
      <TrendSection number={1} title={title} finding={picks ? undefined : null}>
        {failure || (picks && trend.none.top)}
      </TrendSection>
    )
  }
  return (
    <TrendSection number={1} title={title} finding={<Finding picks={picks} mine={mine} />}>
      <Ranking picks={picks} mine={mine} />
    </TrendSection>
  )
}

type Top = { picks: readonly Ranked[]; mine: ReadonlySet<number> }

function Ranking(top: Top) {
  const { people } = useTexts(trendTexts)
  const figures = figuresOf(top.picks, people)
  return figures ? <RankedBars figures={figures} {...top} /> : <RankedImages variant="top" {...top} />
}

function Finding({ picks, mine }: Top) {
  const trend = useTexts(trendTexts)
  const figures = figuresOf(picks, trend.people)
  const ranks = ranksOf(picks.length, figures)
  const own = picks.flatMap(({ id }, index) => (mine.has(id) ? [ranks[index] ?? index + 1] : []))
  const first = firstsOf(picks, figures)
  const { findings } = trend
  const more = [
    ...(isOverWhole(picks) ? [findings.overWhole] : []),
    // Last, since it comes later than the figures.
    ...(mine.size > 0 ? [own.length > 0 ? findings.mine([...new Set(own)].join(' · ')) : findings.mineOutside] : []),
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
