import * as v from 'valibot'
import { orderStatuses } from '../../../src/contract/orderShape.ts'
import { searchText } from '../../../src/contract/writtenText.ts'
import { now } from '../../db/clock.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Order } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { recordDeposit } from '../../rules/orders/deposits.ts'
import { runDueJobs } from '../../rules/runDueJobs.ts'
import { sellOut } from '../../scenarios/purchases.ts'
import { command, nothing, type CommandContext } from './command.ts'
import { CommandError } from './commandError.ts'
import { getOrder, setStatus } from '../setOrderStatus.ts'

const order = v.object({
  orderId: v.string(),
  userId: v.number(),
  /** The nickname of the user who ordered. */
  buyer: v.string(),
  status: v.picklist(orderStatuses),
  orderedAt: v.string(),
  totalAmount: v.number(),
  /** The pending deposit in won; null without one. */
  toDeposit: v.nullable(v.number()),
})

function toReply(tx: ReadTx, { orderId, userId, status, orderedAt, totalAmount, virtualAccount }: Order) {
  const buyer = tx.users.findFirst((q) => q.where({ id: userId }))?.nickName ?? ''
  const toDeposit = status === 'WAITING_FOR_DEPOSIT' ? (virtualAccount?.amount ?? null) : null
  return { orderId, userId, buyer, status, orderedAt: koreanTime(orderedAt), totalAmount, toDeposit }
}

const stock = v.object({ stockId: v.number(), product: v.string(), size: v.string(), left: v.number() })

const MAX_STOCKS = 100

function findStocks(tx: ReadTx, search: string): v.InferOutput<typeof stock>[] {
  const wanted = searchText(search)
  const products = tx.products.all().filter(({ name }) => searchText(name).includes(wanted))
  const stocks = products.flatMap(({ id, name }) =>
    tx.stocks
      .findMany((q) => q.where({ productId: id }))
      .map(({ id: stockId, size, left }) => ({ stockId, product: name, size, left })),
  )
  return stocks.slice(0, MAX_STOCKS)
}

function changeOrder({ world }: CommandContext, orderId: string, change: (tx: WriteTx, order: Order, at: number) => void) {
  return world.transaction((tx) => {
    runDueJobs(tx, now(tx.counters))
    change(tx, getOrder(tx, orderId), now(tx.counters))
    return toReply(tx, getOrder(tx, orderId))
  })
}

export const orderCommands = {
  orders: command({
    method: 'GET',
    path: '/orders',
    about: 'The latest hundred orders, the newest first.',
    input: nothing,
    reply: v.array(order),
    run: ({ world }) =>
      world.read((tx) => tx.orders.findMany(undefined, { orderBy: { id: 'desc' }, take: 100 }).map((each) => toReply(tx, each))),
  }),

  depositArrives: command({
    method: 'POST',
    path: '/orders/deposit',
    about: 'A deposit arrives; without `amount`, the right one. A wrong amount is rejected.',
    input: v.object({ orderId: v.string(), amount: v.optional(v.number()) }),
    reply: order,
    run: (to, { orderId, amount }) =>
      changeOrder(to, orderId, (tx, order, at) => {
        const deposited = amount ?? order.virtualAccount?.amount ?? 0
        if (!recordDeposit(tx, { orderId, amount: deposited }, at))
          throw new CommandError(`order ${orderId} has no pending deposit of ${deposited}`)
      }),
  }),

  setOrderStatus: command({
    method: 'POST',
    path: '/orders/status',
    about: 'Gives an order another status by the rules, through the states in between. An impossible one is rejected.',
    input: v.object({ orderId: v.string(), status: v.picklist(orderStatuses) }),
    reply: order,
    run: (to, { orderId, status }) => changeOrder(to, orderId, (tx, found, at) => setStatus(tx, found, status, at)),
  }),

  stocks: command({
    method: 'GET',
    path: '/stocks',
    about: 'The first hundred sizes whose product name contains a text, with the number left.',
    input: v.object({ search: v.optional(v.string(), '') }),
    reply: v.array(stock),
    run: ({ world }, { search }) => world.read((tx) => findStocks(tx, search)),
  }),

  sellOut: command({
    method: 'POST',
    path: '/orders/sell-out',
    about: 'Another shopper buys the whole stock of one size.',
    input: v.object({ stockId: v.number() }),
    reply: v.object({ bought: v.number() }),
    run: ({ world }, { stockId }) =>
      world.transaction((tx) => {
        const bought = tx.stocks.findFirst((q) => q.where({ id: stockId }))?.left ?? 0
        if (bought === 0) throw new CommandError(`stock ${stockId} is already sold out`)
        sellOut(tx, stockId, now(tx.counters))
        return { bought }
      }),
  }),
}
