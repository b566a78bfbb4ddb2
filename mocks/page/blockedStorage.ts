/*
 * A browser that blocks site data throws wherever a page touches these APIs, and MSW touches two of them when it is imported.
 * This module replaces what is blocked by stand-ins in the page's memory. Import it before MSW.
 */

const blocked: string[] = []

/** Reaches no other window: without storage each has its own world. */
class SilentChannel extends EventTarget {
  readonly name: string
  readonly onmessage = null
  readonly onmessageerror = null

  constructor(name: string) {
    super()
    this.name = name
  }

  postMessage() {}

  close() {}
}

for (const name of ['localStorage', 'sessionStorage'] as const) {
  // Firefox has `null` in place of a storage that its settings switch off.
  replaceIfBlocked(name, () => globalThis[name].getItem(''), createMemoryStorage)
}
replaceIfBlocked(
  'BroadcastChannel',
  () => new BroadcastChannel('pickers-mock:probe').close(),
  () => SilentChannel,
)
replaceIfBlocked(
  'caches',
  () => globalThis.caches,
  () => undefined,
)

/** The names of the blocked APIs. */
export const blockedApis: readonly string[] = blocked

function replaceIfBlocked(name: string, access: () => unknown, standIn: () => unknown): void {
  try {
    access()
  } catch {
    blocked.push(name)
    Object.defineProperty(globalThis, name, { value: standIn(), configurable: true, writable: true })
  }
}

/** A `Storage` that lasts until the page is unloaded. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
