type Replacement = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly keys: () => readonly string[] }

/** Replaces the page's `localStorage` by one that has only these keys. */
export function replaceLocalStorage({ keys, ...items }: Replacement): void {
  const storage = {
    ...items,
    get length() {
      return keys().length
    },
    key: (index: number) => keys()[index] ?? null,
    clear: () => keys().forEach((key) => items.removeItem(key)),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage })
}

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
