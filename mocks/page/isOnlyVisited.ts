import type { Place } from '../control/encodeWorld.ts'
import { foldReadable, parseChanges, type Change, type Entry } from '../db/log.ts'
import type { StorageItems } from '../scenarios/startState.ts'

/** What every visit changes: sessions, numbers, the crowd. */
const passive: ReadonlySet<string> = new Set(['counters', 'sessions', 'authorizationCodes', 'deadlines', 'crowdRates'])
const clock: ReadonlySet<unknown> = new Set(['pinned', 'shift'])
const session: ReadonlySet<string> = new Set(['accessToken', 'refreshToken', 'userId'])

/** Whether a log's entries after a world's start, and what the app has stored, come from visits alone. */
export function isOnlyVisited(later: readonly Entry[], { localStorage, sessionStorage }: Place): boolean {
  const folded = foldReadable(later)
  return folded !== undefined && !parseChanges(folded).some(isDone) && ![localStorage, sessionStorage].some(hasItem)
}

const isDone = ([collection, id]: Change) => !passive.has(collection) || clock.has(id)

const hasItem = (stored: StorageItems) => Object.entries(stored).some(([key, value]) => !session.has(key) && !isEmpty(value))

/** A cart without items, a list without entries. */
const isEmpty = (value: string) => value === '' || /^(\[\]|\{\}|\{"items":\[\].*\})$/.test(value)
