import type { LocalStorageKey, SessionStorageKey } from '../contract/storageKeys.ts'

/** A `Storage` that never throws: if the browser blocks it, values last until the page is unloaded. */
export type SafeStorage<Key extends string = string> = {
  read(key: Key): string | null
  /** Without values that the browser did not take: what other windows see, too. */
  readStored(key: Key): string | null
  /** False if the browser's storage is blocked or full. */
  write(key: Key, value: string): boolean
  remove(key: Key): void
}

type StorageName = 'localStorage' | 'sessionStorage'
const storages: Partial<Record<StorageName, Storage>> = {}

/** Replaces the browser's storage by another one, so that stories and worlds stay separate. */
export function replaceStorage(name: StorageName, storage: Storage): void {
  storages[name] = storage
}

const fallbacks: Map<string, string>[] = []
const listeners = new Set<() => void>()

/** Whether the browser's storage lacks a written value, which lasts until the page is unloaded. */
export const hasUnsavedValues = (): boolean => fallbacks.some(({ size }) => size > 0)

/** Whether it lacks one of these. */
export const isUnsaved = (...keys: LocalStorageKey[]): boolean => fallbacks.some((values) => keys.some((key) => values.has(key)))

/** Calls `onChange` when `hasUnsavedValues` may have changed. Returns the function that unsubscribes. */
export function subscribeToUnsavedValues(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * The key in the browser's storage: below another base than `/` it carries the base, since deployments below one host share
 * their storage (OPEN-36). The inline script of `index.html` reads the same keys.
 */
export function storedKey(key: string): string {
  // Absent in Node; relative in Storybook.
  const base = import.meta.env?.BASE_URL ?? '/'
  return base === '/' || base === './' ? key : base + key
}

/** Whether another window may have changed this value of local storage: `storage.clear()` names no key. */
export const isChangeOf = (key: LocalStorageKey, event: StorageEvent): boolean =>
  event.key === null || event.key === storedKey(key)

export const safeLocalStorage = createSafeStorage<LocalStorageKey>('localStorage')
export const safeSessionStorage = createSafeStorage<SessionStorageKey>('sessionStorage')

function createSafeStorage<Key extends string>(name: StorageName): SafeStorage<Key> {
  const fallback = new Map<string, string>()
  fallbacks.push(fallback)
  const storage = () => storages[name] ?? globalThis[name]
  const readStored = (key: Key) => attempt(() => storage().getItem(storedKey(key))) ?? null
  return {
    read: (key) => fallback.get(key) ?? readStored(key),
    readStored,
    write(key, value) {
      const isStored = attempt(() => (storage().setItem(storedKey(key), value), true)) ?? false
      if (isStored) fallback.delete(key)
      else fallback.set(key, value)
      notify()
      return isStored
    },
    remove(key) {
      fallback.delete(key)
      attempt(() => storage().removeItem(storedKey(key)))
      notify()
    },
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
