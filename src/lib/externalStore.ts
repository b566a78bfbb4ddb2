/** A value outside of React, for `useSyncExternalStore(store.subscribe, store.get)`. `set` notifies every subscriber. */
export function externalStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: (): T => value,
    set: (next: T): void => {
      value = next
      for (const listener of listeners) listener()
    },
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
