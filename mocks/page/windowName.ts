import { safeSessionStorage } from '../../src/lib/storage.ts'

const KEY = 'pickers-mock:window'

/**
 * The name of this page in the request log: its path, the id of its window, which stays over page loads, and an id of its
 * own, e.g. `/shop k3f9.x01b`.
 */
export const createWindowName = (): string => `${location.pathname} ${windowId()}.${createId()}`

/** The window's id in a name of the request log; a name without an id is the id. */
export const windowIdOf = (name: string): string => (name.split(' ')[1] ?? name).split('.')[0] ?? name

/** The id of this window in the names of the request log. */
export function windowId(): string {
  // A popup gets a copy of its opener's session storage, so that each has a key of its own.
  const key = `${KEY}:${countOpeners()}` as const
  const stored = safeSessionStorage.read(key)
  if (stored !== null) return stored
  const id = createId()
  safeSessionStorage.write(key, id)
  return id
}

function countOpeners(): number {
  let count = 0
  let page: Window | null = globalThis.opener
  while (page && count < 10) {
    count += 1
    page = page.opener
  }
  return count
}

const createId = () => Math.random().toString(36).slice(2, 6)
