import type { Scenario } from '../scenarios/scenario.ts'
import type { CommandContext } from './commands/command.ts'
import { CommandError } from './commands/commandError.ts'
import { nearestTo } from './nearest.ts'

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
  throw new CommandError(`no scenario ${id}. Nearest: ${nearestTo(id, ids).join(', ')}.`, 'NO_SCENARIO', id)
}
