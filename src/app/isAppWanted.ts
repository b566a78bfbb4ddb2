import { tabWorldKey } from '../contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'

export const hasStoredSession = (): boolean => safeLocalStorage.read('userId') !== null

/** Whether the address starts a scenario or names the tab's person, in mocked builds. */
export const isScenarioWanted = (): boolean => /[?&](scenario|as)=/.test(location.search)

/**
 * Whether `/` starts with the app instead of the landing page: with a stored session, and in mocked builds with a scenario or
 * a tab's own world. The inline script of index.html checks the same.
 */
export const isAppWanted = (): boolean =>
  hasStoredSession() || safeSessionStorage.read(tabWorldKey) !== null || isScenarioWanted()
