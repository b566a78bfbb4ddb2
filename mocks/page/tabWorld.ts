import { preferenceKeys, tabWorldKey } from '../../src/contract/storageKeys.ts'
import { storedKey } from '../../src/lib/storage.ts'
import { deviceKeys } from './deviceKeys.ts'
import { keysOf, replaceLocalStorage } from './replaceLocalStorage.ts'
import { leavePersona, openTabPersona } from './tabPersona.ts'

const PREFIX = 'pickers-mock:local:'
const WORLD_KEY = storedKey(tabWorldKey)

/**
 * The name of this tab's world: `main`, or the tab's own, which `?scenario=ID&world=own` starts and `&world=main` leaves. A
 * tab with its own world gets its own `localStorage`, stored in session storage, which popups inherit; only `deviceKeys` use
 * that of the device. In the main world a tab can have a persona of its own (`tabPersona.ts`). If the browser blocks storage, the only world is `main`.
 */
export function openTabWorld(): string {
  try {
    const requested = new URLSearchParams(location.search).get('world')
    if (requested === 'own') startTabWorld(`own-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`)
    if (requested === 'main') sessionStorage.removeItem(WORLD_KEY)
    if (requested === 'main' || requested === 'own') leavePersona()
    const world = sessionStorage.getItem(WORLD_KEY) ?? 'main'
    if (world === 'main') openTabPersona()
    else openOwnStorage(world)
    return world
  } catch {
    return 'main'
  }
}

function startTabWorld(world: string): void {
  for (const key of tabWorldKeys()) sessionStorage.removeItem(PREFIX + key)
  sessionStorage.setItem(WORLD_KEY, world)
  for (const key of preferenceKeys.map(storedKey)) {
    const value = localStorage.getItem(key)
    if (value !== null) sessionStorage.setItem(PREFIX + key, value)
  }
}

const tabWorldKeys = () =>
  keysOf(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

type StorageChange = { readonly key: string; readonly value: string | null }

/** Each change of the world's `localStorage` is posted to its other windows, which dispatch a `storage` event. */
function openOwnStorage(world: string): void {
  // A popup copies session storage once, when it opens; the channel synchronizes it afterwards.
  const others = new BroadcastChannel(`${tabWorldKey}:${world}`)
  const device = localStorage
  const change = (key: string, value: string | null) => {
    write(key, value)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    others.postMessage({ key, value } satisfies StorageChange)
  }
  replaceLocalStorage({
    keys: tabWorldKeys,
    getItem: (key) => (deviceKeys.includes(key) ? device.getItem(key) : sessionStorage.getItem(PREFIX + key)),
    setItem: (key, value) => (deviceKeys.includes(key) ? device.setItem(key, value) : change(key, value)),
    removeItem: (key) => (deviceKeys.includes(key) ? device.removeItem(key) : change(key, null)),
  })
  addEventListener('storage', ignoreNativeEvent, { capture: true })
  others.addEventListener('message', ({ data: { key, value } }: MessageEvent<StorageChange>) => {
    const oldValue = localStorage.getItem(key)
    write(key, value)
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, oldValue, url: location.href }))
  })
}

function write(key: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(PREFIX + key)
  else sessionStorage.setItem(PREFIX + key, value)
}

/** Native `storage` events come from tabs of other worlds. */
function ignoreNativeEvent(event: StorageEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation()
}
