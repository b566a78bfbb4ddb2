import { array, assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'
import { runs } from '../../support/properties.ts'
import { Shop, START } from '../client.ts'
import { commands, personaIds, prepare, run, type Command, type Memory } from './orderCommands.ts'
import { findViolations, soldOf } from './invariants.ts'

/** Pieces of each stock, left and sold together: a constant. */
function countPieces(tx: ReadTx): [number, number][] {
  const sold = soldOf(tx)
  return tx.stocks.all().map(({ id, left }) => [id, left + (sold.get(id) ?? 0)])
}

const expectValid = (tx: ReadTx) => expect(findViolations(tx)).toEqual([])

/** Runs the commands in a new world, which `checkWorld` sees after each. */
async function runAll(sequence: readonly Command[], checkWorld: (tx: ReadTx) => void = () => undefined) {
  const log = new MemoryLog()
  const shop = new Shop({ log })
  const memory: Memory = { orders: [], replies: [] }
  await prepare(shop)
  const pieces = await shop.world.read(countPieces)
  for (const command of sequence) {
    await run(shop, memory, command)
    await shop.world.read(checkWorld)
  }
  expect(await shop.world.read(countPieces)).toEqual(pieces)
  return { shop, log, memory }
}

test('[API-61] orders, money, stock, picks and reviews stay valid after any commands', async () => {
  await assert(
    asyncProperty(array(commands, { minLength: 10, maxLength: 45, size: 'max' }), async (sequence) => {
      const { shop, log, memory } = await runAll(sequence, expectValid)
      const exported = await shop.world.export()
      await shop.world.read((tx) => {
        for (const userId of personaIds) {
          const picks = tx.picks
            .all()
            .filter((pick) => pick.userId === userId)
            .map(({ episodeId }) => episodeId)
          expect(new Set(picks).size).toBe(picks.length)
          const reviewed = tx.reviews.findMany((q) => q.where({ userId })).map(({ lineId }) => lineId)
          expect(new Set(reviewed).size).toBe(reviewed.length)
        }
      })

      // Another window, an import and a second run all reach the same world.
      const window = createWorld(log, { pinnedAt: START })
      await window.read(expectValid)
      expect(await window.export()).toBe(exported)
      const elsewhere = createWorld(new MemoryLog(), { pinnedAt: START })
      await elsewhere.import(exported)
      expect(await elsewhere.export()).toBe(exported)
      expect(await elsewhere.read(countPieces)).toEqual(await shop.world.read(countPieces))
      const again = await runAll(sequence)
      expect(again.memory.replies).toEqual(memory.replies)
      expect(await again.shop.world.export()).toBe(exported)
    }),
    { numRuns: runs(30) },
  )
})
