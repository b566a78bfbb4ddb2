import { now, pinClock } from '../db/clock.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Counter } from '../db/ids.ts'
import type { Change } from '../db/log.ts'
import { personas, type Persona } from '../db/seed/personas.ts'
import type { Tables } from '../db/tables.ts'
import { ordinaryDevice, type Departure, type Stored } from '../control/departure.ts'
import { changeCrowd } from '../rules/crowd.ts'
import { startSession } from '../rules/session.ts'
import { settle } from '../rules/settle.ts'
import type { Scenario } from './scenario.ts'

/** When the clock of every scenario starts: a Saturday morning in Seoul. */
export const SCENARIO_START = Date.parse('2026-11-21T11:30:00+09:00')

/** A prepared world, before anybody stands in it: `changes` as the log writes them. */
type Staged = { readonly changes: string; readonly departure: Departure; readonly at: number; readonly isPinned: boolean }

/** Where big worlds are kept, by the scenario's id. */
export type Templates = {
  readonly read: (id: string) => Promise<string | undefined>
  readonly write: (id: string, text: string) => Promise<void>
}

/** For a server, and for tests: kept as long as it runs. */
export function templatesInMemory(): Templates {
  const kept = new Map<string, string>()
  return { read: async (id) => kept.get(id), write: async (id, text) => void kept.set(id, text) }
}

/**
 * Puts the world at the scenario's beginning, in every window at once, and says what the browser needs. The clock runs on
 * from there, but in a world that was made with a pinned one, where it stands.
 */
export async function startScenario(world: PickersWorld, scenario: Scenario, templates?: Templates): Promise<Departure> {
  const { changes, departure, at, isPinned } = await staged(world, scenario, templates)
  await world.reset(SCENARIO_START, isPinned ? changes : joined(changes, runningFrom(at)))
  return departure
}

async function staged(world: PickersWorld, scenario: Scenario, templates: Templates | undefined): Promise<Staged> {
  const keeper = scenario.isLarge ? templates : undefined
  const kept = await keeper?.read(scenario.id)
  if (kept !== undefined) return unfolded(kept)
  const { changes, made } = world.draft(SCENARIO_START, (t) => stage(t, scenario))
  if (!keeper) return { changes, ...made }
  const lean = inAscii(changes)
  // Two lines, so that the big one need not be parsed to be put into the log.
  await keeper.write(scenario.id, `${JSON.stringify(made)}\n${lean}`)
  return { changes: lean, ...made }
}

/** The same JSON without a Korean letter: a browser holds, keeps and reads such a text by the byte, any other by two. */
function inAscii(json: string): string {
  return json.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function unfolded(kept: string): Staged {
  const end = kept.indexOf('\n')
  const made: Omit<Staged, 'changes'> = JSON.parse(kept.slice(0, end))
  return { changes: kept.slice(end + 1), ...made }
}

/** Makes the scenario's world on a fresh seed; its clock stands still meanwhile, so that it is the same every time. */
export function stage(t: Tables, scenario: Scenario): Omit<Staged, 'changes'> {
  const isPinned = t.counters.get('pinned') !== undefined
  pinClock(t.counters, SCENARIO_START)
  changeCrowd(t, 0, SCENARIO_START)
  const prepared = scenario.prepare(t, SCENARIO_START)
  const at = now(t.counters)
  settle(t, at)
  const session = scenario.persona === null ? {} : sessionOf(t, scenario.persona, at - (scenario.signedInAgo ?? 0))
  const { localStorage = {}, sessionStorage = {}, ...overrides } = prepared.device
  const device = { ...ordinaryDevice, ...overrides }
  t.devices.put({ id: 'device', ...device })
  const departure = { start: prepared.start, localStorage: { ...session, ...localStorage }, sessionStorage, device }
  return { departure, at, isPinned }
}

/** What a device keeps once this persona has signed in at `at` (ms). */
export function sessionOf(t: Tables, persona: Persona, at: number): Stored {
  const { accessToken, refreshToken, userId } = startSession(t, personas[persona].id, at)
  return { accessToken, refreshToken, userId: String(userId) }
}

function runningFrom(at: number): Change[] {
  const shift: Counter = { id: 'shift', value: at - Date.now() }
  return [
    ['counters', 'pinned', null],
    ['counters', 'shift', shift],
  ]
}

/** Two texts of changes as one; the later word counts. */
function joined(changes: string, more: readonly Change[]): string {
  return `${changes.slice(0, -1)}${changes === '[]' ? '' : ','}${JSON.stringify(more).slice(1)}`
}
