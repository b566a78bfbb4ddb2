import { mockLocalStorage } from './storage.ts'

/** Stored in the local storage of the world, like the app's own keys. */
const KEY = 'pickers-mock:scenario'

/** The id of the scenario last started in a window's world, by its storage; null without one. */
export const readRunningScenario = (storage = mockLocalStorage): string | null => storage.read(KEY)

/** Stores the id of the running scenario, or removes it. */
export function storeRunningScenario(id: string | null, storage = mockLocalStorage): void {
  if (id === null) storage.remove(KEY)
  else storage.write(KEY, id)
}
