import { preferenceKeys, tabWorldKey } from '../../src/contract/storageKeys.ts'

const PREFIX = 'pickers-mock:local:'

/**
 * The name of the world this tab stands in: `main`, or one of its own, which `?scenario=ID&world=own` begins and
 * `&world=main` leaves. A tab with a world of its own gets a `localStorage` of its own, inside its session storage: a popup
 * inherits both. Where the browser blocks storage there is only `main`.
 */
export function openTabWorld(): string {
  try {
    const requested = new URLSearchParams(location.search).get('world')
    if (requested === 'own') startTabWorld(`own-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`)
    if (requested === 'main') sessionStorage.removeItem(tabWorldKey)
    const world = sessionStorage.getItem(tabWorldKey) ?? 'main'
    if (world !== 'main') replaceLocalStorage(world)
    return world
  } catch {
    return 'main'
  }
}

function startTabWorld(world: string): void {
  for (const key of tabWorldKeys()) sessionStorage.removeItem(PREFIX + key)
  sessionStorage.setItem(tabWorldKey, world)
  for (const key of preferenceKeys) {
    const value = localStorage.getItem(key)
    if (value !== null) sessionStorage.setItem(PREFIX + key, value)
  }
}

const tabWorldKeys = () =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

type StorageChange = { readonly key: string; readonly value: string | null }

/** Posts each change to the other windows of this world, which dispatch `storage` events as for a real storage. */
function replaceLocalStorage(world: string): void {
  // Session storage is copied once, when a popup opens; from there on this keeps the copies alike.
  const others = new BroadcastChannel(`${tabWorldKey}:${world}`)
  const change = (key: string, value: string | null) => {
    write(key, value)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has none
    others.postMessage({ key, value } satisfies StorageChange)
  }
  const storage = {
    get length() {
      return tabWorldKeys().length
    },
    key: (index: number) => tabWorldKeys()[index] ?? null,
    getItem: (key: string) => sessionStorage.getItem(PREFIX + key),
    setItem: change,
    removeItem: (key: string) => change(key, null),
    clear: () => tabWorldKeys().forEach((key) => change(key, null)),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage })
  addEventListener('storage', ignoreNativeEvent, { capture: true })
  others.addEventListener('message', ({ data: { key, value } }: MessageEvent<StorageChange>) => {
    const oldValue = storage.getItem(key)
    write(key, value)
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, oldValue, url: location.href }))
  })
}

function write(key: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(PREFIX + key)
  else sessionStorage.setItem(PREFIX + key, value)
}

/** What other worlds write into the real `localStorage` is not this tab's business. */
function ignoreNativeEvent(event: StorageEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation()
}
