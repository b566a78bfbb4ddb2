const DAY = 24 * 60 * 60 * 1000

/** Deletes the worlds of tabs that were closed more than a day ago: nothing else would. A tab that lives holds a lock. */
export async function deleteStaleWorlds(prefix: string): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  // Absent on plain http, and in browsers that list no databases.
  if (!locks || !('databases' in indexedDB)) return
  for (const { name = '' } of await indexedDB.databases()) {
    const began = /:own-([\da-z]+)-[\da-z]+$/.exec(name)?.[1]
    const isOld = began !== undefined && Date.now() - Number.parseInt(began, 36) > DAY
    if (!isOld || !name.startsWith(prefix)) continue
    await locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) indexedDB.deleteDatabase(name)
    })
  }
}

/** Says, for as long as this page lives, that its world is in use. */
export function lockWorld(name: string): void {
  const locks: LockManager | undefined = navigator.locks
  if (locks) void locks.request(name, { mode: 'shared' }, () => new Promise(() => {}))
}
