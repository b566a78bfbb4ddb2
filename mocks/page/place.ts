import { storageKeys } from '../../src/contract/storageKeys.ts'
import type { SafeStorage } from '../../src/lib/storage.ts'
import type { StorageItems } from '../scenarios/startState.ts'
import { mockLocalStorage, mockSessionStorage } from './storage.ts'
import type { Place } from '../control/encodeWorld.ts'

/** The page's route below `base`, and the app's storage. */
export const readPlace = (base: string): Place => ({
  route: `/${location.href.slice(base.length).split('#')[0]}`,
  localStorage: readKeys(mockLocalStorage, storageKeys.localStorage),
  sessionStorage: readKeys(mockSessionStorage, storageKeys.sessionStorage),
})

function readKeys(storage: SafeStorage, keys: readonly string[]): StorageItems {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = storage.read(key)
      return value === null ? [] : [[key, value]]
    }),
  )
}
