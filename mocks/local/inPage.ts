import type { Scenario } from '../scenarios/scenario.ts'
import type { Local } from './local.ts'

/** Empty where there is no such file: it is a developer's own, and not in the repository. */
const files = import.meta.glob<{ local: Local }>('../local.ts')

/** The developer's own mocks, if there are any. */
export async function findLocal(): Promise<Local> {
  const [load] = Object.values(files)
  return load ? (await load()).local : {}
}

export async function findScenarios(): Promise<readonly Scenario[]> {
  return (await findLocal()).scenarios ?? []
}
