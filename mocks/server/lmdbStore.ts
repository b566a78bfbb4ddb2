import { mkdirSync } from 'node:fs'
import { open } from 'lmdb'
import { LmdbLog, type RowKey, type WorldsDatabase } from '../db/lmdbLog.ts'
import { setAsideDamaged } from './dataCheck.ts'
import { DATA_FORMAT, FORMAT_KEY, openOptions } from './dataFormat.ts'
import { lockFolder } from './folderLock.ts'
import { getOrAdd, type WorldStore } from './worldStore.ts'

export type LmdbStoreOptions = {
  /** Deletes all worlds of the folder first. */
  readonly isReset?: boolean
  /** Called with a message that names the renamed file. */
  readonly onWarning: (message: string) => void
}

/**
 * Opens the worlds of a folder, which is created if needed. Rejects if another process uses it. A damaged or foreign data
 * file is renamed, never overwritten.
 */
export async function openLmdbStore(folder: string, { isReset = false, onWarning }: LmdbStoreOptions): Promise<WorldStore> {
  mkdirSync(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    await setAsideDamaged(folder, onWarning)
    const database = open<string, RowKey>(folder, openOptions)
    if (isReset) database.clearSync()
    database.putSync(FORMAT_KEY, DATA_FORMAT)
    return storeOf(database, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

function storeOf(database: WorldsDatabase, unlock: () => Promise<void>): WorldStore {
  const logs = new Map<string, LmdbLog>()
  const openLog = (name: string) => getOrAdd(logs, name, () => new LmdbLog(database, name))
  return {
    open: openLog,
    names: () => [...namesIn(database)],
    remove: (name) => openLog(name).remove(),
    close: async () => {
      await database.close()
      await unlock()
    },
  }
}

/** Jumps from the first row of a world to that of the next one. */
function* namesIn(database: WorldsDatabase): Generator<string> {
  for (let after: RowKey = FORMAT_KEY; ;) {
    const [next] = database.getKeys({ start: after, exclusiveStart: true, limit: 1 })
    if (!next) return
    yield next[0]
    after = [next[0], Infinity]
  }
}
