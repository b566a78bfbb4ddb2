import { hasLocks, holdSharedLock, withLock } from '../../src/lib/lock.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes the worlds of tabs that were closed more than a day ago. An open tab holds a lock on its world. */
export async function deleteStaleWorlds(prefix: string): Promise<void> {
  // Without locks on plain http, and in browsers without `indexedDB.databases`.
  if (!hasLocks() || !('databases' in indexedDB)) return
  for (const { name = '' } of await indexedDB.databases()) {
    const began = /:own-([\da-z]+)-[\da-z]+$/.exec(name)?.[1]
    const isOld = began !== undefined && Date.now() - Number.parseInt(began, 36) > DAY
    if (!isOld || !name.startsWith(prefix)) continue
    await withLock(name, async () => void indexedDB.deleteDatabase(name))
  }
}

/** Locks the page's world until the page is closed, so that it is not deleted as stale. */
export const lockWorld = (name: string): void => holdSharedLock(name)
