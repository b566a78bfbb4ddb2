/** Calls share one promise; after a failure the next call starts anew. */
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
