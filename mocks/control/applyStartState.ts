import { deviceKeys, type StartState, type StorageItems } from '../scenarios/startState.ts'

/** Fills the app's storage with a scenario's start state and navigates to its start, below `base`. */
export function applyStartState({ start, localStorage: local, sessionStorage: session }: StartState, base: string): void {
  fill(localStorage, deviceKeys.localStorage, local)
  fill(sessionStorage, deviceKeys.sessionStorage, session)
  location.replace(base + start.slice(1))
}

function fill(storage: Storage, keys: readonly string[], stored: StorageItems): void {
  for (const key of keys) storage.removeItem(key)
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
}
