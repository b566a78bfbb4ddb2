import { vi } from 'vitest'

/** Replaces local storage, until the end of the test, by the same one without space for another value. */
export function fillLocalStorage(): void {
  const storage = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    clear: () => storage.clear(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}
