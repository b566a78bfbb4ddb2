import { storageKeys } from '../../src/contract/storageKeys.ts'
import type { StartState, StorageItems } from '../scenarios/startState.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'

/** Navigates to an address below the base. */
export type Navigate = (address: string) => void

/** Fills the app's storage with a scenario's start state and navigates to its start, below `base`. */
export function applyStartState(
  { start, localStorage: local, sessionStorage: session }: StartState,
  base: string,
  navigate: Navigate = loadDocument,
): void {
  // What the app stores when its page is left must not follow the start state.
  dispatchEvent(new Event('pagehide'))
  fill(safeLocalStorage, storageKeys.localStorage, local)
  fill(safeSessionStorage, storageKeys.sessionStorage, session)
  navigate(base + start.slice(1))
}

const loadDocument: Navigate = (address) => location.replace(address)

function fill(storage: SafeStorage, keys: readonly string[], stored: StorageItems): void {
  // A key that stays is never missing: another document would take a moment without `userId` for a logout.
  for (const key of keys) if (!Object.hasOwn(stored, key)) storage.remove(key)
  for (const [key, value] of Object.entries(stored))
    if (!storage.write(key, value)) throw new Error("The browser's storage has no space for the start of the scenario")
}
