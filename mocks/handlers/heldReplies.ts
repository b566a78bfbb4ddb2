import { hasLocks, requestLock } from '../../src/lib/webLocks.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { nextId } from '../db/ids.ts'

/** Interval in which a held reply checks for its release. */
const RELEASE_POLL_MS = 50

/** Waits until any window releases this reply, or its caller has gone. */
export async function waitUntilReleased(world: PickersWorld, operation: string, signal: AbortSignal): Promise<void> {
  const lock = `pickers-mock:held:${Math.random().toString(36).slice(2)}`
  // The name is random: no other deployment of this host has it.
  const { result } = await requestLock(lock, { ifAvailable: true }, async () => {
    const id = await world.transaction((tx) => {
      return tx.heldReplies.create({ id: nextId(tx.counters, 'heldReplies'), operation, at: now(tx.counters), lock }).id
    })
    const isHeld = () => world.read((tx) => tx.heldReplies.findFirst((q) => q.where({ id })) !== undefined)
    while (await isHeld()) {
      if (signal.aborted) await world.transaction((tx) => void tx.heldReplies.deleteMany((q) => q.where({ id })))
      else await new Promise((resolve) => setTimeout(resolve, RELEASE_POLL_MS))
    }
  })
  // Rejects if the world cannot be changed.
  await result
}

/** Removes the held replies of pages that were closed or reloaded: the browser has released their locks. */
export async function removeGoneReplies(world: PickersWorld): Promise<void> {
  // On plain http nothing tells which page still waits.
  if (!hasLocks()) return
  for (const { id, lock } of await world.read((tx) => tx.heldReplies.all()))
    if ((await requestLock(lock, { ifAvailable: true }, () => Promise.resolve(true))).result)
      await world.transaction((tx) => void tx.heldReplies.deleteMany((q) => q.where({ id })))
}
