/** Whether the browser has Web Locks; it has none on plain http. */
export const hasLocks = (): boolean => Boolean(webLocks())

type Held<T> = { result?: Promise<T> }

/**
 * Requests a lock by its full name. Resolves at the action's end, with its result, which rejects as the action does; without a
 * result if the lock is not available. Without Web Locks, or if the browser blocks them, the action runs without a lock.
 */
export async function requestLock<T>(name: string, options: LockOptions, action: () => Promise<T>): Promise<Held<T>> {
  const locks = webLocks()
  const held: Held<T> = {}
  const run = () => {
    held.result = action()
    return held.result.then(ignore, ignore)
  }
  // Rejects if the browser blocks storage for this site, or by the signal.
  await (locks ? locks.request(name, options, (lock) => (lock ? run() : undefined)).catch(run) : run())
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
