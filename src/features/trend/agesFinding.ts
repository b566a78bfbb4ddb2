import type { Statistics } from '../../contract/picks.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { trendTexts } from './texts.ts'

/** A sentence on how far the age ranges agree about their favourite, and the name in it. */
export function agesFinding(ages: Statistics['agePicks'], { findings, ageRanges }: TextsOf<typeof trendTexts>) {
  const firsts = ages.flatMap(({ ageRange, picks }) => picks.slice(0, 1).map(({ name }) => ({ ageRange, name })))
  const [only] = firsts
  if (firsts.length === 1 && only) {
    const title = new Map<string, string>(Object.entries(ageRanges)).get(only.ageRange)
    return { text: findings.firstOf(title ?? only.ageRange), name: only.name }
  }
  const times = new Map<string, number>()
  for (const { name } of firsts) times.set(name, (times.get(name) ?? 0) + 1)
  const [name, most] = [...times].toSorted((one, other) => other[1] - one[1])[0] ?? ['', 0]
  if (most === firsts.length) return { text: findings.sameForAges, name }
  return most > 1 ? { text: findings.mostAges(most), name } : { text: findings.agesDiffer, name }
}
