import type { StoryContext } from '@storybook/react-vite'
import { createBackend, type Backend } from '../../mocks/control/backend.ts'
import { addFault, type NewFault } from '../../mocks/rules/faults.ts'
import { createWorld, type PickersWorld } from '../../mocks/db/collections.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import type { WriteTx } from '../../mocks/db/tables.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../mocks/scenarios/startScenario.ts'
import type { StorageItems } from '../../mocks/scenarios/startState.ts'
import { env } from '../../src/config/env.ts'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'

type Context = Pick<StoryContext, 'msw'>

let backend: Backend | undefined

/** `beforeEach`: starts a scenario in a new world, writes its session to storage and adds the mock backend's handlers. */
export const withScenario =
  (id: string) =>
  async ({ msw }: Context) => {
    const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
    await writeScenario(world, id)
    replaceBackend(msw, world)
  }

async function writeScenario(world: PickersWorld, id: string): Promise<void> {
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`Unknown scenario: ${id}`)
  const { localStorage, sessionStorage } = await startScenario(world, scenario)
  fill(safeLocalStorage, storageKeys.localStorage, localStorage)
  fill(safeSessionStorage, storageKeys.sessionStorage, sessionStorage)
}

function fill<Key extends string>(storage: SafeStorage<Key>, keys: readonly NoInfer<Key>[], items: StorageItems): void {
  for (const key of keys) if (items[key] !== undefined) storage.write(key, items[key])
}

/** Replaces the handlers of the previous story's backend; the story's own (`parameters.msw.handlers`) stay before them. */
function replaceBackend(msw: Context['msw'], world: PickersWorld): void {
  const previous = new Set<unknown>(backend?.handlers)
  const own = msw.listHandlers().filter((handler) => !previous.has(handler))
  backend = createBackend(world, env.apiBase)
  msw.resetHandlers()
  msw.use(...own, ...backend.handlers)
}

/** Changes the world of the running story, e.g. to advance its clock or to sell out a product. */
export async function updateWorld(change: (tx: WriteTx) => void): Promise<void> {
  await backend?.world.transaction(change)
}

/** `beforeEach`: a scenario with one fault. */
export const withFault = (id: string, fault: NewFault) => async (context: Context) => {
  await withScenario(id)(context)
  await updateWorld((tx) => void addFault(tx, fault))
}
