import { safeLocalStorage } from '../../src/lib/storage.ts'

/** Stored in the local storage of the world, like the app's own keys. */
const KEY = 'pickers-mock:scenario'

/** Beside it: which entry of the world's log the start has written. */
const VERSION_KEY = 'pickers-mock:scenario-version'

/** The id of the scenario last started in this window's world; null without one. */
export const readRunningScenario = (): string | null => safeLocalStorage.read(KEY)

/** The version of the log's entry that started it; undefined after an undo, which imports the world. */
export function readStartVersion(): number | undefined {
  const version = safeLocalStorage.read(VERSION_KEY)
  return version === null ? undefined : Number(version)
}

/** Stores the id of the running scenario and the version of the log's entry that started it, or removes both. */
export function storeRunningScenario(id: string | null, version?: number): void {
  if (id === null) safeLocalStorage.remove(KEY)
  else safeLocalStorage.write(KEY, id)
  if (version === undefined) safeLocalStorage.remove(VERSION_KEY)
  else safeLocalStorage.write(VERSION_KEY, String(version))
}

/** In session storage: the world as it was before the last loss (`undo.ts`, which is loaded only then). */
export const UNDO_KEY = 'pickers-mock:undo'
