import { vi } from 'vitest'

/** Replaces local storage, until the end of the test, by the same one without space for another value, or for one of this key. */
export function fillLocalStorage(only?: string): void {
  const storage = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    clear: () => storage.clear(),
    setItem: (key: string, value: string) => {
      if (only !== undefined && key !== only) return storage.setItem(key, value)
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}
