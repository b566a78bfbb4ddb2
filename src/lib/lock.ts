/** Whether the browser has Web Locks; it has none on plain http. */
export const hasLocks = (): boolean => Boolean(webLocks())

/**
 * Runs `action` under a lock that one window of the browser can hold at a time; null if another window holds it. Closing the
 * window releases the lock. Without Web Locks the action runs without a lock.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T | null> {
  const locks = webLocks()
  if (!locks) return action()
  const held: { result?: Promise<T> } = {}
  const run = () => {
    held.result = action()
    return held.result.then(ignore, ignore)
  }
  // Rejects if the browser blocks storage for this site.
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined)).catch(run)
  return held.result ?? null
}

const ignore = () => undefined

const webLocks = (): LockManager | null | undefined => globalThis.navigator?.locks
