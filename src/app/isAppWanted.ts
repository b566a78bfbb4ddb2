import { tabWorldKey } from '../contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'

export const hasStoredSession = (): boolean => safeLocalStorage.read('userId') !== null

/**
 * Whether `/` begins with the app and not with a visitor's landing: a stored session, and in mocked builds a scenario to start or
 * a tab that stands in a world of its own. The inline script of index.html asks the same.
 */
export const isAppWanted = (): boolean =>
  hasStoredSession() || safeSessionStorage.read(tabWorldKey) !== null || new URLSearchParams(location.search).has('scenario')
