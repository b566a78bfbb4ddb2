import { storageKeys } from '../../src/contract/storageKeys.ts'
import type { StartState, StorageItems } from '../scenarios/startState.ts'

/** Fills the app's storage with a scenario's start state and navigates to its start, below `base`. */
export function applyStartState({ start, localStorage: local, sessionStorage: session }: StartState, base: string): void {
  fill(localStorage, storageKeys.localStorage, local)
  fill(sessionStorage, storageKeys.sessionStorage, session)
  location.replace(base + start.slice(1))
}

function fill(storage: Storage, keys: readonly string[], stored: StorageItems): void {
  for (const key of keys) storage.removeItem(key)
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
}
