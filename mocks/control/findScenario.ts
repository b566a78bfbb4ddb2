import type { Scenario } from '../scenarios/scenario.ts'
import type { CommandContext } from './commands/command.ts'
import { CommandError } from './commands/commandError.ts'

type Own = Pick<CommandContext, 'ownScenarios'>

/** All scenarios: a developer's own first, which replace those of the catalogue with the same id. */
export async function allScenarios({ ownScenarios = [] }: Own): Promise<readonly Scenario[]> {
  const { scenarios } = await import('../scenarios/catalogue.ts')
  const own = new Set(ownScenarios.map(({ id }) => id))
  return [...ownScenarios, ...scenarios.filter(({ id }) => !own.has(id))]
}

/** Rejects, with the nearest ids, if no scenario has this one. */
export async function findScenario(to: Own, id: string): Promise<Scenario> {
  const all = await allScenarios(to)
  const scenario = all.find((each) => each.id === id)
  if (scenario) return scenario
  const ids = all.map((each) => each.id)
  throw new CommandError(`no scenario ${id}. Nearest: ${nearestTo(id, ids).join(', ')}.`)
}

/**
 * The `count` words most like `word`: those that contain it or are part of it, then those that begin and end with most of its letters.
 */
export function nearestTo(word: string, words: readonly string[], count = 5): string[] {
  const wanted = word.toLowerCase()
  return words
    .toSorted((one, other) => likeness(wanted, other.toLowerCase()) - likeness(wanted, one.toLowerCase()))
    .slice(0, count)
}

function likeness(wanted: string, word: string): number {
  if (wanted !== '' && (word.includes(wanted) || wanted.includes(word))) return Number.POSITIVE_INFINITY
  let first = 0
  while (first < wanted.length && wanted[first] === word[first]) first += 1
  let last = 0
  while (last < wanted.length - first && wanted.at(-1 - last) === word.at(-1 - last)) last += 1
  return first + last
}
