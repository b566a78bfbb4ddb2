import { expect, type Page } from '@playwright/test'
import { importWorld } from '../../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../../mocks/db/collections.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import type { ReadTx } from '../../../mocks/db/tables.ts'
import { writeRow } from '../../faults/paymentFaultsDoc.ts'
import { faultsOf, soldOf } from '../../mocks/commerce/invariants.ts'
import { piecesInCart } from './payHelpers.ts'

/** A command of the mock backend, given in the page. */
export const runCommand = (page: Page, command: string, input: object = {}): Promise<unknown> =>
  page.evaluate(
    ([name, input]) => {
      const run: (input: object) => unknown = Reflect.get(Reflect.get(window, '__mock'), name)
      return run(input)
    },
    [command, input] as const,
  )

const countPieces = (tx: ReadTx) => {
  const sold = soldOf(tx)
  return tx.stocks.all().map(({ id, left }) => `${id}: ${left + (sold.get(id) ?? 0)}`)
}

/** The server's books, read out of the page's world: what is wrong with them, and the shopper's orders, oldest first. */
export async function checkBalances(page: Page): Promise<{ faults: string[]; orders: string[]; cart: number }> {
  const { text }: { text: string } = Object(await runCommand(page, 'exportWorld'))
  const world = createWorld(new MemoryLog())
  const before = await world.read(countPieces)
  await importWorld(world, text)
  const after = await world.read(countPieces)
  const moved = after.filter((pieces, at) => pieces !== before[at]).map((pieces) => `pieces of stock ${pieces} do not add up`)
  const faults = [...(await world.read(faultsOf)), ...moved]
  const orders = await world.read((tx) => tx.orders.all(tx.orders.user.ids(personas.jihoon.id)).map(({ status }) => status))
  return { faults, orders, cart: await piecesInCart(page) }
}

/** Keeps in docs/payment-faults.md what a situation came to, after the books were found in order. */
export async function recordSituation(page: Page, situation: string, sees: string): Promise<void> {
  const { faults, orders, cart } = await checkBalances(page)
  expect(faults).toEqual([])
  expect(orders.filter((state) => state !== 'PENDING' && state !== 'FAILED').length).toBeLessThanOrEqual(1)
  writeRow('situations', situation, [sees, orders.join(', ') || 'none', String(cart)])
}
