import type { PickersWorld } from '../db/createWorld.ts'
import { foldReadable, parseChanges, type Change, type Entry } from '../db/log.ts'
import { parseExport } from '../db/readLog.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { prepareWorld } from '../scenarios/startScenario.ts'
import type { StorageItems } from '../scenarios/startState.ts'
import { exportWorld, type Place } from './encodeWorld.ts'

/** What every visit changes: sessions, numbers, the crowd. */
const passive: ReadonlySet<string> = new Set(['counters', 'sessions', 'authorizationCodes', 'deadlines', 'crowdRates'])
const session: ReadonlySet<string> = new Set(['accessToken', 'refreshToken', 'userId'])
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Whether the log's entries after a scenario's start, and what the app has stored, come from visits alone. Unlike
 * `isWorldChanged` it needs neither a seed nor the scenario; false if it cannot be known, as where the start is folded into them.
 */
export function isOnlyVisited(later: readonly Entry[], place: Place): boolean {
  const folded = foldReadable(later)
  if (folded === undefined || folded.start !== undefined) return false
  const isVisited = parseChanges(folded).every(([collection]) => passive.has(collection))
  return isVisited && !hasNewItem(place.localStorage) && !hasNewItem(place.sessionStorage)
}

/**
 * Whether the world, or what its app has stored, has changed since it started, by the scenario or from the seed. The clock of a
 * scenario runs on its own: only that of the seed counts.
 */
export async function isWorldChanged(
  world: PickersWorld,
  place: Place | undefined,
  scenario: Scenario | undefined,
): Promise<boolean> {
  const { language, changes } = parseExport(await exportWorld(world))
  const start = scenario && (await prepareWorld(world, scenario, language))
  const prepared = parseChanges({ version: 0, changes: start?.changes ?? '[]' })
  const before = new Map(prepared.map((change) => [keyOf(change), JSON.stringify(change[2])]))
  const isNew = (change: Change) => !passive.has(change[0]) && before.get(keyOf(change)) !== JSON.stringify(change[2])
  return (
    changes.some(isNew) ||
    (start === undefined && changes.some(isMovedClock)) ||
    hasNewItem(place?.localStorage, start?.startState.localStorage) ||
    hasNewItem(place?.sessionStorage, start?.startState.sessionStorage)
  )
}

const keyOf = ([collection, id]: Change) => `${collection}:${id}`

function isMovedClock([collection, id, record]: Change): boolean {
  if (collection !== 'counters' || record === null) return false
  return id === 'pinned' || (id === 'shift' && Math.abs(Number(Reflect.get(record, 'value') ?? 0)) > CLOCK_TOLERANCE_MS)
}

const hasNewItem = (stored: StorageItems = {}, before: StorageItems = {}) =>
  Object.entries(stored).some(([key, value]) => !session.has(key) && !isEmpty(value) && value !== before[key])

/** A cart without items, a list without entries. */
const isEmpty = (value: string) => value === '' || /^(\[\]|\{\}|\{"items":\[\].*\})$/.test(value)
