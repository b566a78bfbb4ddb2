import { MemoryLog, type Log } from '../db/log.ts'

/** The worlds of a server: a change log by name. */
export type WorldStore = {
  /** The log of a world, the same object for each call; empty if nothing was written yet. */
  readonly open: (name: string) => Log
  readonly names: () => string[]
  readonly remove: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A store that lasts as long as the process. */
export function createMemoryStore(main: Log = new MemoryLog()): WorldStore {
  const logs = new Map<string, Log>([['main', main]])
  return {
    open: (name) => getOrAdd(logs, name, () => new MemoryLog()),
    names: () => [...logs.keys()].sort(),
    remove: async (name) => {
      logs.get(name)?.onDeleted?.()
      logs.delete(name)
    },
    close: async () => {},
  }
}

/** The value of a key, created if missing. */
export function getOrAdd<K, T>(map: Map<K, T>, key: K, create: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const created = create()
  map.set(key, created)
  return created
}
