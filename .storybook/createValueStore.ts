/** A value outside React, in the form of `useSyncExternalStore`; `write` notifies every subscriber. */
export function createValueStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next: T) => {
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
