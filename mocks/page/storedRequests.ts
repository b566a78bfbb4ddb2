import { keyOf, shortened, type LogEntry } from '../handlers/requestLog.ts'
import { inDatabase } from './pageDatabase.ts'

/** Two bodies of a request, with two bytes for each character: 2 MB in all. */
const MAX_REQUESTS = 50
const MAX_BODY_CHARACTERS = 10_000

/** When the requests of this page began (ms of the device), which orders those of all windows. */
const begun = new Map<string, number>()
const changed = new Map<string, LogEntry>()
let writing = Promise.resolve()
let isWriting = false

/**
 * Stores a request, or its later state, for the page after a reload. Resolves when that is stored, also where the browser has no
 * storage: then the requests end with the page.
 */
export function storeRequest(entry: LogEntry): Promise<void> {
  const key = keyOf(entry)
  if (!begun.has(key)) begun.set(key, Date.now())
  changed.set(key, entry)
  if (!isWriting) writing = writeChanged()
  return writing
}

/** What changes meanwhile is written together. */
async function writeChanged(): Promise<void> {
  isWriting = true
  while (changed.size > 0) {
    const entries = [...changed]
    changed.clear()
    await inDatabase('requests', (store) => {
      for (const [key, entry] of entries) store.put(shortened(entry, MAX_BODY_CHARACTERS), [begun.get(key) ?? 0, key])
      const keys = store.getAllKeys()
      keys.addEventListener('success', () => keys.result.slice(0, -MAX_REQUESTS).forEach((key) => store.delete(key)))
      return keys
    }).catch(() => {})
  }
  isWriting = false
}

/** The stored requests of all windows, the oldest first; none where the browser has no storage. */
export const readRequests = (): Promise<unknown[]> => inDatabase('requests', (store) => store.getAll()).catch(() => [])

/** Removes the stored requests. */
export async function removeRequests(): Promise<void> {
  changed.clear()
  await inDatabase('requests', (store) => store.clear()).catch(() => {})
}
