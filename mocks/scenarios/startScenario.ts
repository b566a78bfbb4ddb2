import type { Language } from '../db/languages.ts'
import { now, pinClock } from '../db/clock.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { readCounter, type CounterRow } from '../db/ids.ts'
import type { Change } from '../db/log.ts'
import { personas, type Persona } from '../db/seed/personas.ts'
import { loadTexts } from '../db/seed/inLanguage.ts'
import type { WriteTx } from '../db/collections.ts'
import { defaultDevice, type StartState, type StorageItems } from './startState.ts'
import { changeCrowd } from '../rules/picks/crowd.ts'
import { startSession } from '../rules/users/session.ts'
import { runDueJobs } from '../rules/runDueJobs.ts'
import type { Scenario } from './scenario.ts'

/** The clock of every scenario at its start: a Saturday morning in Seoul. */
export const SCENARIO_START = Date.parse('2026-11-21T11:30:00+09:00')

/** A prepared world. `changes` is JSON in the format of the change log. */
type PreparedWorld = {
  readonly changes: string
  readonly startState: StartState
  readonly at: number
  readonly isPinned: boolean
}

/**
 * Resets the world to the scenario's start, for all windows, and returns what the browser has to set up. The clock continues
 * from there; a world created with a pinned clock stays pinned. Scenarios are in Korean unless a language is given.
 */
export async function startScenario(world: PickersWorld, scenario: Scenario, language: Language = 'ko'): Promise<StartState> {
  const { changes, startState, at, isPinned } = await prepareWorld(world, scenario, language)
  const version = await world.reset(SCENARIO_START, isPinned ? changes : appendChanges(changes, clockRunningFrom(at)), language)
  return { ...startState, version }
}

/** The world at the scenario's start, with its changes from the seed. */
async function prepareWorld(world: PickersWorld, scenario: Scenario, language: Language): Promise<PreparedWorld> {
  await loadTexts(language)
  const prepare = (tx: WriteTx) => prepareScenario(tx, scenario)
  const { changes, made } = world.draft(SCENARIO_START, language, prepare)
  return { changes, ...made }
}

/** Prepares the scenario on a fresh seed. The clock is pinned meanwhile, so that the result is always the same. */
function prepareScenario(tx: WriteTx, scenario: Scenario): Omit<PreparedWorld, 'changes'> {
  const isPinned = readCounter(tx.counters, 'pinned') !== undefined
  pinClock(tx.counters, SCENARIO_START)
  changeCrowd(tx, 0, SCENARIO_START)
  const prepared = scenario.prepare(tx, SCENARIO_START)
  const at = now(tx.counters)
  runDueJobs(tx, at)
  const session = scenario.persona === null ? {} : sessionOf(tx, scenario.persona, at - (scenario.signedInAgo ?? 0))
  const { localStorage = {}, sessionStorage = {}, ...overrides } = prepared.device
  const device = { ...defaultDevice, ...overrides }
  tx.devices.create({ id: 'device', ...device })
  const startState = { start: prepared.start, localStorage: { ...session, ...localStorage }, sessionStorage, device }
  return { startState, at, isPinned }
}

/** The local storage of a device on which this persona signed in at `at` (ms). */
export function sessionOf(tx: WriteTx, persona: Persona, at: number): StorageItems {
  const { accessToken, refreshToken, userId } = startSession(tx, personas[persona].id, at)
  return { accessToken, refreshToken, userId: String(userId) }
}

function clockRunningFrom(at: number): Change[] {
  const shift: CounterRow = { id: 'shift', value: at - Date.now() }
  return [
    ['counters', 'pinned', null],
    ['counters', 'shift', shift],
  ]
}

/** Later changes to the same record replace earlier ones. */
function appendChanges(changes: string, more: readonly Change[]): string {
  return `${changes.slice(0, -1)}${changes === '[]' ? '' : ','}${JSON.stringify(more).slice(1)}`
}
