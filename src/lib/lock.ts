import * as v from 'valibot'
import type { LocalStorageKey } from '../contract/storageKeys.ts'
import { randomText } from './random.ts'
import { safeLocalStorage } from './storage.ts'

/** A mark that is not renewed for so long is a closed window's: timers of hidden windows run once a minute. */
const MARK_LIFETIME_MS = 75_000
const RENEW_INTERVAL_MS = 5000
/** How long two windows that mark at once need to see each other's mark. */
const SETTLE_MS = 60

/**
 * Acquires a lock that one window of the browser can hold at a time, and returns the function that releases it; null where
 * another window holds it. Closing the window releases it. `mark` is the local storage key used without Web Locks.
 */
export async function acquireLock(name: string, mark: LocalStorageKey): Promise<(() => void) | null> {
  // Absent on plain http.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return acquireByMark(mark)
  // Rejected where the browser blocks storage for this site.
  return acquireWebLock(locks, name).catch(() => acquireByMark(mark))
}

function acquireWebLock(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release))
      resolve(null)
      return undefined
    }
    locks.request(name, { ifAvailable: true }, hold).catch(reject)
  })
}

const markShape = v.object({ holder: v.string(), until: v.number() })

async function acquireByMark(key: LocalStorageKey): Promise<(() => void) | null> {
  const holder = randomText()
  const isTaken = () => {
    const mark = readMark(key)
    return mark !== null && mark.holder !== holder && mark.until > Date.now()
  }
  const renew = () => safeLocalStorage.write(key, JSON.stringify({ holder, until: Date.now() + MARK_LIFETIME_MS }))
  if (isTaken()) return null
  renew()
  // Of two windows that mark at once the later mark wins.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  if (isTaken()) return null

  const renewal = setInterval(renew, RENEW_INTERVAL_MS)
  const release = () => {
    clearInterval(renewal)
    removeEventListener('pagehide', release)
    if (readMark(key)?.holder === holder) safeLocalStorage.remove(key)
  }
  addEventListener('pagehide', release)
  return release
}

function readMark(key: LocalStorageKey): v.InferOutput<typeof markShape> | null {
  try {
    return v.parse(markShape, JSON.parse(safeLocalStorage.read(key) ?? 'null'))
  } catch {
    return null
  }
}
