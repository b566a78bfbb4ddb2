import { mockLocalStorage } from './storage.ts'

/** Stored in the local storage of the world, like the app's own keys. */
const KEY = 'pickers-mock:scenario'

/** Beside it: which entry of the world's log the start has written. */
const VERSION_KEY = 'pickers-mock:scenario-version'

/** The id of the scenario last started in a window's world, by its storage; null without one. */
export const readRunningScenario = (storage = mockLocalStorage): string | null => storage.read(KEY)

/** The version of the log's entry that started it; undefined after an undo, which imports the world. */
export function readStartVersion(storage = mockLocalStorage): number | undefined {
  const version = storage.read(VERSION_KEY)
  return version === null ? undefined : Number(version)
}

/** Stores the id of the running scenario and the version of the log's entry that started it, or removes both. */
export function storeRunningScenario(id: string | null, storage = mockLocalStorage, version?: number): void {
  if (id === null) storage.remove(KEY)
  else storage.write(KEY, id)
  if (version === undefined) storage.remove(VERSION_KEY)
  else storage.write(VERSION_KEY, String(version))
}
