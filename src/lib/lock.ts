import { storedKey } from './storage.ts'
import { requestLock } from './webLocks.ts'

/**
 * Runs `action` under a lock that one window of the browser can hold at a time; null if another window holds it. Closing the
 * window releases the lock. Deployments below one host have locks of their own, like their storage. Without Web Locks, or if the
 * browser blocks them, the action runs without a lock.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T | null> {
  const held = await requestLock(storedKey(name), { ifAvailable: true }, action)
  return held.result ?? null
}

/**
 * Like `withLock`, but waits up to `maxWaitMs` until the lock is free, then runs the action without it: a browser can freeze a
 * window that holds the lock for as long as it likes.
 */
export async function withLockWhenFree<T>(name: string, maxWaitMs: number, action: () => Promise<T>): Promise<T> {
  const held = await requestLock(storedKey(name), { signal: AbortSignal.timeout(maxWaitMs) }, action)
  return held.result ?? action()
}
