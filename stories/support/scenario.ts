import type { StoryContext } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { addons } from 'storybook/preview-api'
// Loaded with the story's other modules instead of after them.
import '../../.storybook/msw.ts'
import { SCENARIO_STARTED, type ScenarioStarted } from '../../.storybook/scenarioEvent.ts'
import { createBackend, type Backend } from '../../mocks/handlers/backend.ts'
import { addFault, type NewFault } from '../../mocks/rules/faults.ts'
import { createWorld, type PickersWorld } from '../../mocks/db/createWorld.ts'
import { resources } from '../../mocks/resources/all.ts'
import type { Language } from '../../mocks/db/languages.ts'
import type { Sync } from '../../mocks/db/world.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import type { WriteTx } from '../../mocks/db/collections.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../mocks/scenarios/startScenario.ts'
import type { StorageItems } from '../../mocks/scenarios/startState.ts'
import { env } from '../../src/config/env.ts'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'
import { readNetwork, setNetwork } from './network.ts'

type Context = Pick<StoryContext, 'id' | 'msw' | 'globals'>

/** Milliseconds that each call takes longer on a slow network. */
const SLOW_MS = 2000

/** Before all other handlers: leaves a call to them, later or never. */
const networkHandler = http.all(`${env.apiBase}v1/*`, async () => {
  if (readNetwork() === 'failing') return HttpResponse.error()
  if (readNetwork() === 'slow') await delay(SLOW_MS)
  return undefined
})

let backend: Backend | undefined
let start = '/'
let language: Language = 'ko'

/** `parameters.path` of a story of the whole app: the start route of its scenario. */
export const scenarioStart = (): string => start

const findScenario = (id: string) => {
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`Unknown scenario: ${id}`)
  return scenario
}

/** The text of the running story's world, whose goods and people have names in the toolbar's language. */
export const inWorld = (texts: Readonly<Record<Language, string>>): string => texts[language]

/** `beforeEach`: starts a scenario in a new world, writes its session to storage and adds the mock backend's handlers. */
export const withScenario =
  (id: string) =>
  async ({ id: storyId, msw, globals }: Context) => {
    language = globals['language'] === 'en' ? 'en' : 'ko'
    const world = createWorld(new MemoryLog(), { resources, pinnedAt: SCENARIO_START })
    await writeScenario(world, id)
    replaceBackend(msw, world)
    const event: ScenarioStarted = { storyId, language }
    addons.getChannel().emit(SCENARIO_STARTED, event)
  }

async function writeScenario(world: PickersWorld, id: string): Promise<void> {
  const { localStorage, sessionStorage, ...state } = await startScenario(world, findScenario(id), language)
  start = state.start
  if (state.device.isOffline) setNetwork('failing')
  fill(safeLocalStorage, storageKeys.localStorage, localStorage)
  fill(safeSessionStorage, storageKeys.sessionStorage, sessionStorage)
}

function fill<Key extends string>(storage: SafeStorage<Key>, keys: readonly NoInfer<Key>[], items: StorageItems): void {
  for (const key of keys) if (items[key] !== undefined) storage.write(key, items[key])
}

/** Replaces the handlers of the previous story's backend; the story's own (`parameters.msw.handlers`) stay before them. */
function replaceBackend(msw: Context['msw'], world: PickersWorld): void {
  const previous = new Set<unknown>([networkHandler, ...(backend?.handlers ?? [])])
  const own = msw.listHandlers().filter((handler) => !previous.has(handler))
  backend = createBackend(world, env.apiBase, { resources })
  msw.resetHandlers()
  msw.use(networkHandler, ...own, ...backend.handlers)
}

/** Changes the world of the running story, e.g. to advance its clock or to sell out a product. Returns the change's result. */
export async function updateWorld<T>(change: (tx: WriteTx) => Sync<T>): Promise<T> {
  if (!backend) throw new Error('No story is running')
  return backend.world.transaction(change)
}

/** Changes the world once, when the next order arrives at the mock backend and before it is checked. */
export const changeWorldOnOrder = (msw: Context['msw'], change: (tx: WriteTx) => void): void =>
  msw.use(http.post(`${env.apiBase}v1/orders`, () => updateWorld(change), { once: true }))

/** `beforeEach`: a scenario with one fault. */
export const withFault = (id: string, fault: NewFault) => async (context: Context) => {
  await withScenario(id)(context)
  await updateWorld((tx) => void addFault(tx, fault))
}

/** Releases the replies that a fault of the kind `pause` holds. */
export const releaseReplies = () =>
  updateWorld((tx) => {
    tx.heldReplies.deleteMany()
  })
