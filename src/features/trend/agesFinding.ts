import type { Statistics } from '../../contract/picks.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { countsOf, firstsOf, placeholdersOf } from './measure.ts'
import type { trendTexts } from './texts.ts'

/**
 * A sentence on how far the age ranges agree about their favourites, and the names in it. Equal counts share the first rank, as
 * in the top five.
 */
export function agesFinding(ages: Statistics['agePicks'], { findings, ageRanges }: TextsOf<typeof trendTexts>) {
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
