import { onTestFinished } from 'vitest'

type Callback = (lock: { name: string } | null) => unknown

/**
 * Emulates Web Locks, which happy-dom lacks, until the end of the test. Returns a function that holds a lock like another
 * window.
 */
export function stubWebLocks(): { holdElsewhere: (name: string) => () => void; held: ReadonlySet<string> } {
  const held = new Set<string>()
  const request = async (name: string, { ifAvailable, signal }: LockOptions, callback: Callback) => {
    if (held.has(name)) return ifAvailable ? callback(null) : aborted(signal)
    held.add(name)
    return Promise.resolve(callback({ name })).finally(() => held.delete(name))
  }
  stub(request)
  const holdElsewhere = (name: string) => {
    held.add(name)
    return () => void held.delete(name)
  }
  return { holdElsewhere, held }
}

/** Web Locks whose requests wait, until the end of the test, in the returned list: each is granted by a call. */
export function queueWebLocks(): (() => void)[] {
  const waiting: (() => void)[] = []
  stub(
    (_: string, __: object, callback: Callback) => new Promise((resolve) => waiting.push(() => resolve(callback({ name: '' })))),
  )
  return waiting
}

function stub(request: unknown): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}

const aborted = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
