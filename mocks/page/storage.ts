import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'

/** The app's storage, which never throws, for keys of the mock backend. */
export const mockLocalStorage: SafeStorage = safeLocalStorage
export const mockSessionStorage: SafeStorage = safeSessionStorage
