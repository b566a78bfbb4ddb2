import { open } from 'lmdb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { nextId, counters, readCounter } from '../../../../mocks/db/ids.ts'
import { LmdbLog } from '../../../../mocks/db/lmdbLog.ts'
import { World } from '../../../../mocks/db/world.ts'
import type { RowKey } from '../../../../mocks/db/worldRows.ts'
import { openOptions } from '../../../../mocks/server/dataFormat.ts'
import { temporaryFolder } from './dataFolder.ts'

/** A started world, and the commits of its log: each waits until the test lets it succeed or fail. */
async function openGated() {
  const rows = open<string, RowKey>(temporaryFolder(), openOptions)
  onTestFinished(() => rows.close())
  const log = new LmdbLog(rows, 'main')
  const world = new World(log, { counters })
  const count = () => world.transaction((tx) => nextId(tx.counters, 'n'))
  const look = () => world.read((tx) => readCounter(tx.counters, 'n'))
  await count()
  const gates: { readonly go: () => void; readonly fail: () => void }[] = []
  const commit = rows.transaction.bind(rows)
  vi.spyOn(rows, 'transaction').mockImplementation(async (write) => {
    await new Promise<void>((resolve, reject) => gates.push({ go: resolve, fail: () => reject(new Error('no room')) }))
    return commit(write)
  })
  const gate = async (index: number) => {
    await expect.poll(() => gates.length).toBeGreaterThan(index)
    return gates[index] ?? fail()
  }
  return { log, count, look, gate, gates, reopened: () => new World(new LmdbLog(rows, 'main'), { counters }) }
}

/** The promise's state after all pending microtasks. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([promise, Promise.resolve('waiting')])
}

describe('steps on their way to the disk', () => {
  test('are seen by the next steps; every reply waits for the commit of all that it shows', async () => {
    const { count, look, gate, gates } = await openGated()
    const first = count()
    const { go } = await gate(0)
    const others = [count(), count(), count()]
    const seen = look()
    expect([await stateOf(first), await stateOf(Promise.all(others)), await stateOf(seen)]).toEqual(Array(3).fill('waiting'))
    go()
    expect(await first).toBe(2)
    expect([await stateOf(Promise.all(others)), await stateOf(seen)]).toEqual(['waiting', 'waiting'])
    ;(await gate(1)).go()
    expect([await Promise.all(others), await seen]).toEqual([[3, 4, 5], 5])
    expect(gates).toHaveLength(2)
  })

  test('are refused together where a commit fails: a reader reads again, the next writers go on', async () => {
    const { count, look, gate, reopened } = await openGated()
    const writes = [count()]
    const { fail } = await gate(0)
    writes.push(count(), count())
    const seen = look()
    fail()
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await seen).toBe(1)
    const next = count()
    ;(await gate(1)).go()
    expect([await next, await look()]).toEqual([2, 2])
    expect(await reopened().read((tx) => readCounter(tx.counters, 'n'))).toBe(2)
  })

  test('end with a removal: what was on its way before it is gone, and the world begins again', async () => {
    const { log, count, look, gate } = await openGated()
    const written = count()
    const removed = log.remove()
    const again = count()
    ;(await gate(0)).go()
    await Promise.all([written, removed])
    // The new world's first entry, then the step.
    for (const index of [1, 2]) (await gate(index)).go()
    expect([await again, await look()]).toEqual([1, 1])
  })
})

function fail(): never {
  throw new Error('no such commit')
}
