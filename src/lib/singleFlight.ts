/** The first call's result, for every call. */
export function once<T>(create: () => T): () => T {
  let created: T | undefined
  return () => (created ??= create())
}

/** Concurrent and later calls share one promise; after a failure the next call starts again. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined
  return () => {
    current ??= start().catch((error: unknown) => {
      current = undefined
      throw error
    })
    return current
  }
}

/** Calls of the same key share one promise until it settles. */
export function singleFlightByKey<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, start) => {
    const current = running.get(key) ?? start().finally(() => running.delete(key))
    running.set(key, current)
    return current
  }
}
