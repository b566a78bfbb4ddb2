import { expect, type Page } from '@playwright/test'
import { importWorld } from '../../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { findViolations, soldOf } from '../../mocks/rules/invariants.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'
import { waitForMocks } from './mocks.ts'
import { piecesInCart } from './payHelpers.ts'

/** Runs a `__mock` command in the page. */
export async function runCommand(page: Page, command: string, input: object = {}): Promise<unknown> {
  await waitForMocks(page)
  return page.evaluate(
    ([name, input]) => {
      const run: (input: object) => unknown = Reflect.get(Reflect.get(window, '__mock'), name)
      return run(input)
    },
    [command, input] as const,
  )
}

const countPieces = (tx: ReadTx) => {
  const sold = soldOf(tx)
  return tx.stocks.all().map(({ id, left }) => `${id}: ${left + (sold.get(id) ?? 0)}`)
}

/** Checks that orders, payments and stock of the page's world are consistent. Lists Jihoon's orders, oldest first. */
export async function checkBalances(page: Page): Promise<{ faults: string[]; orders: string[]; cart: number }> {
  const { text }: { text: string } = Object(await runCommand(page, 'exportWorld'))
  const world = createWorld(new MemoryLog())
  const before = await world.read(countPieces)
  await importWorld(world, text)
  const after = await world.read(countPieces)
  const moved = after.filter((pieces, at) => pieces !== before[at]).map((pieces) => `pieces of stock ${pieces} do not add up`)
  const faults = [...(await world.read(findViolations)), ...moved]
  const orders = await world.read((tx) =>
    tx.orders.findMany((q) => q.where({ userId: personas.jihoon.id })).map(({ status }) => status),
  )
  return { faults, orders, cart: await piecesInCart(page) }
}

/** Checks that all is consistent, with these orders of Jihoon's, oldest first, and this number of pieces in the cart. */
export async function expectOrders(page: Page, orders: readonly string[], cart: 0 | 1): Promise<void> {
  expect(await checkBalances(page)).toEqual({ faults: [], orders, cart })
}
