import type { ReactNode } from 'react'
import { type InPart, inPlace } from '../../api/api.ts'
import type { Statistics } from '../../contract/picks.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ageName, countsOf, firstsOf, placeholdersOf } from './measure.ts'
import { SmallMultiples } from './SmallMultiples.tsx'
import { trendTexts } from './texts.ts'
import { TrendSection, Sentence } from './TrendSection.tsx'

type Ages = Statistics['agePicks']
type Props = {
  episodeId: number
  statistics: InPart<Statistics> | undefined
  /** Shown where none of them could be read. */
  failure: ReactNode
  mineImages: ReadonlySet<string>
}

/** The favourites of each age range. */
export function AgeRanges({ statistics, failure, ...rest }: Props) {
  const trend = useTexts(trendTexts)
  const known = statistics?.agePicks.filter(({ picks }) => picks.length > 0)
  if (!statistics || !known?.length) {
    return (
      <TrendSection number={3} title={trend.ages}>
        {failure || (known && trend.none.ages)}
      </TrendSection>
    )
  }
  // Counts or ranks only: a share refers to all pickers, not to those of an age range.
  const figures = countsOf(
    known.flatMap(({ picks }) => picks),
    trend.ofAge,
  )
  const unreadable = statistics.unreadable.filter(({ of }) => of === 'agePicks')
  const columns = inPlace(statistics.agePicks, unreadable, unreadableAge).filter(({ picks }) => picks?.length !== 0)
  const finding = (
    <>
      {unreadable.length === 0 && <Sentence {...agesFinding(known, trend)} />}
      {figures && <span>{` ${trend.findings.agesScale}`}</span>}
    </>
  )
  return (
    <TrendSection number={3} title={trend.ages} finding={finding}>
      <SmallMultiples ages={columns} figures={figures} {...rest} />
    </TrendSection>
  )
}

/** In place of an age range of which a pick cannot be read: those after it would move up. */
const unreadableAge = (sent: unknown) => ({ ageRange: String(Object(sent).ageRange ?? ''), picks: null })

/**
 * A sentence on how far the age ranges agree about their favourites, and the names in it. Equal counts share the first rank, as
 * in the top five.
 */
function agesFinding(ages: Ages, trend: TextsOf<typeof trendTexts>) {
  const { findings } = trend
  const groups = ages.map(({ ageRange, picks }) => ({
    ageRange,
    names: firstsOf(picks, countsOf(picks, String)).map(({ name }) => name),
  }))
  const [only] = groups
  if (groups.length === 1 && only) {
    const { ageRange, names } = only
    return { text: findings.firstOf(ageName(ageRange, trend), placeholdersOf(names), names.length > 1), names }
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
