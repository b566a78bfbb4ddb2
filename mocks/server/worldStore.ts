import { MemoryLog, type Log } from '../db/log.ts'

/** Where the worlds of a server lie: each a change log by its name. */
export type WorldStore = {
  /** The log of a world, the same one for each call; empty where nothing was ever written. */
  readonly open: (name: string) => Log
  readonly names: () => string[]
  readonly remove: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Worlds that end with the process. */
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

/** The value of a key, made where there is none. */
export function getOrAdd<K, T>(map: Map<K, T>, key: K, create: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const created = create()
  map.set(key, created)
  return created
}
