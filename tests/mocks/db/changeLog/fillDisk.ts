import { nextId, counters, readCounter } from '../../../../mocks/db/ids.ts'
import { World } from '../../../../mocks/db/world.ts'
import { openLmdbStore } from '../../../../mocks/server/lmdbStore.ts'
import * as v from 'valibot'
import { defineCollection, record } from '../../../../mocks/db/collection.ts'

const bigs = defineCollection({ schema: record({ id: v.number(), text: v.string() }) })

/**
 * Run in a process whose files may not exceed 10 MB: writes a little, far too much, a little, far too much, a little, and a
 * little to another world at the same time as far too much.
 */
async function fillDisk(folder: string) {
  const store = await openLmdbStore(folder, { onWarning: (message) => process.stderr.write(message) })
  const world = new World(store.open('main'), { counters, bigs })
  const count = () => world.transaction((tx) => nextId(tx.counters, 'n'))
  const refusals: string[] = []
  const fill = () =>
    world
      .transaction((tx) => tx.bigs.create({ id: nextId(tx.counters, 'n'), text: 'x'.repeat(40_000_000) }))
      .catch((error: unknown) => refusals.push(error instanceof DOMException ? error.name : String(error)))
  const seen = [await count()]
  await fill()
  await count()
  await fill()
  seen.push(await count())
  const other = new World(store.open('other'), { counters })
  const writes = Array.from({ length: 20 }, () => other.transaction((tx) => nextId(tx.counters, 'n')))
  const outcomes = await Promise.allSettled([fill(), ...writes])
  const acknowledged = outcomes.filter(({ status }) => status === 'fulfilled').length - 1
  const stored = (await other.read((tx) => readCounter(tx.counters, 'n'))) ?? 0
  const rows = await world.read((tx) => tx.bigs.count())
  await store.close()
  return { refusals, seen, rows, others: stored - acknowledged }
}

process.stdout.write(JSON.stringify(await fillDisk(process.argv[2] ?? '')))
