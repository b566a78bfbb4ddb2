import { storedKey } from './storage.ts'

/** Whether the browser has Web Locks; it has none on plain http. */
export const hasLocks = (): boolean => Boolean(webLocks())

/**
 * Runs `action` under a lock that one window of the browser can hold at a time; null if another window holds it. Closing the
 * window releases the lock. Deployments below one host have locks of their own, like their storage. Without Web Locks, or if the browser blocks them, the action runs without a lock.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T | null> {
  const held = await requestLock(name, { ifAvailable: true }, action)
  return held.result ?? null
}

/**
 * Like `withLock`, but waits up to `maxWaitMs` until the lock is free, then runs the action without it: a browser can freeze a
 * window that holds the lock for as long as it likes.
 */
export async function withLockWhenFree<T>(name: string, maxWaitMs: number, action: () => Promise<T>): Promise<T> {
  const held = await requestLock(name, { signal: AbortSignal.timeout(maxWaitMs) }, action)
  return held.result ?? action()
}

type Held<T> = { result?: Promise<T> }

/** Resolves at the action's end, with its result; without a result if the lock is not available. */
async function requestLock<T>(name: string, options: LockOptions, action: () => Promise<T>): Promise<Held<T>> {
  const locks = webLocks()
  if (!locks) return { result: action() }
  const held: Held<T> = {}
  const run = () => {
    held.result = action()
    return held.result.then(ignore, ignore)
  }
  // Rejects if the browser blocks storage for this site, or by the signal.
  await locks.request(storedKey(name), options, (lock) => (lock ? run() : undefined)).catch(run)
  return held
}

const ignore = () => undefined

function webLocks(): LockManager | null | undefined {
  try {
    return globalThis.navigator?.locks
  } catch {
    return undefined
  }
}
