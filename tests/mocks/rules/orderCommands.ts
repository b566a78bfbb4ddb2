import { constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check'
import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import { operations } from '../../../src/contract/operations.ts'
import { paymentMethods } from '../../../src/contract/values.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { findOrder } from '../../../mocks/rules/orders/orders.ts'
import { DAY, MINUTE, type Shop } from '../client.ts'
import { addressOf, deposit, draftOf, keyFor, linesOf, visit } from './purchase.ts'

const personaNames = ['jihoon', 'minseo', 'yuna', 'guest'] as const
type PersonaName = (typeof personaNames)[number]

type KnownOrder = {
  readonly by: PersonaName
  readonly orderId: string
  readonly amount: number
  key: string
  readonly productIds: readonly number[]
}

/** The clients' state while commands run: their orders, and each reply, to compare with a second run. */
export type Memory = { readonly orders: KnownOrder[]; readonly replies: string[] }

export type Command = { readonly kind: keyof typeof kinds; readonly who: PersonaName; readonly one: number; readonly two: number }

const account = { accountNumber: '11022233344455', bankCode: '88', holderName: '누군가' }
const recent = ({ orders }: Memory, place: number) => orders.at(-1 - (place % Math.max(Math.min(orders.length, 6), 1)))

/** An order in one of the `states`; for every fifth command any recent order. */
async function ready(
  shop: Shop,
  memory: Memory,
  { one, two }: Command,
  ...states: OrderStatus[]
): Promise<KnownOrder | undefined> {
  if (two % 5 === 0) return recent(memory, one)
  const matching = await shop.world.read((tx) =>
    memory.orders.filter(({ orderId }) => states.some((state) => state === findOrder(tx, orderId)?.status)),
  )
  return recent({ ...memory, orders: matching }, one)
}

async function lineOf(shop: Shop, orderId: string, place: number): Promise<number> {
  const lines = await linesOf(shop, orderId)
  return lines[place % Math.max(lines.length, 1)]?.id ?? 1
}

/** Random shopper actions. About half of them are invalid and must be rejected. */
const kinds = {
  async order(shop: Shop, memory: Memory, { who, one, two }: Command): Promise<unknown> {
    const wishes = [{ productId: 1 + (one % 6), quantity: 1 + (two % 9) }, { productId: 7 + (two % 6) }]
    const body = await draftOf(shop, who, ...(one % 3 === 0 ? wishes.slice(0, 1) : wishes))
    const reply = await shop.request(
      operations.createOrder,
      { body: two % 11 === 0 ? { ...body, totalAmount: 1 } : body },
      { as: who },
    )
    const created: { orderId?: unknown } = Object(reply.data)
    const productIds = body.products.map(({ productId }) => productId)
    if (typeof created.orderId === 'string')
      memory.orders.push({ by: who, orderId: created.orderId, amount: body.totalAmount, key: '', productIds })
    return reply.error?.code
  },

  async pay(shop: Shop, memory: Memory, { one, two }: Command): Promise<unknown> {
    const order = recent(memory, one)
    if (!order) return 'nothing to pay'
    const method = paymentMethods[two % paymentMethods.length] ?? 'Card'
    // An earlier key is sent again, as by a reloading window.
    if (order.key === '' || two % 5 === 0) order.key = await keyFor(shop, order, method).catch(() => order.key)
    const amount = two % 9 === 0 ? order.amount + 1 : order.amount
    const body = { orderId: order.orderId, paymentKey: order.key || 'none', amount }
    return (await shop.request(operations.confirmOrder, { body }, { as: order.by })).error?.code
  },

  async payInWindow(shop: Shop, memory: Memory, command: Command): Promise<unknown> {
    const { two } = command
    const order = await ready(shop, memory, command, 'PENDING')
    if (!order) return 'nothing to pay'
    const token = await keyFor(shop, order, two % 2 === 0 ? 'VBank' : 'HPP', 'window').catch(() => 'none')
    const resultCode = two % 3 === 0 ? '01' : '0000'
    const reply = await visit(shop, 'v1/inicis/return', {
      resultCode,
      resultMsg: '',
      orderNumber: order.orderId,
      authToken: token,
    })
    return reply.headers.get('location')
  },

  async fail(shop: Shop, memory: Memory, { who, one }: Command): Promise<unknown> {
    const body = { orderId: recent(memory, one)?.orderId ?? 'none', failCode: 'X', failMessage: 'x' }
    return (await shop.request(operations.failOrder, { body }, { as: who })).error?.code
  },

  async bank(shop: Shop, memory: Memory, command: Command): Promise<unknown> {
    const { two } = command
    const order = await ready(shop, memory, command, 'WAITING_FOR_DEPOSIT')
    return order && deposit(shop, { orderId: order.orderId, amount: two % 7 === 0 ? 1 : order.amount })
  },

  async cancel(shop: Shop, memory: Memory, command: Command): Promise<unknown> {
    const { who, two } = command
    const order = await ready(shop, memory, command, 'CONFIRMED', 'PREPARING', 'WAITING_FOR_DEPOSIT')
    const body = { orderId: order?.orderId ?? 'none', cancelReason: '변심', virtualAccount: two % 4 === 0 ? null : account }
    return (await shop.request(operations.cancelOrder, { body }, { as: two % 6 === 0 ? who : (order?.by ?? who) })).error?.code
  },

  async cancelLine(shop: Shop, memory: Memory, command: Command): Promise<unknown> {
    const { who, two } = command
    const order = await ready(shop, memory, command, 'CONFIRMED', 'PARTIAL_CANCELED', 'WAITING_FOR_DEPOSIT')
    const orderItemId = await lineOf(shop, order?.orderId ?? 'none', two)
    const body = { orderId: order?.orderId ?? 'none', orderItemId, cancelReason: '변심', virtualAccount: account }
    return (await shop.request(operations.cancelOrderLine, { body }, { as: order?.by ?? who })).error?.code
  },

  async review(shop: Shop, memory: Memory, command: Command): Promise<unknown> {
    const { two } = command
    const order = await ready(shop, memory, command, 'DELIVERED')
    if (!order) return 'nothing to praise'
    const place = two % order.productIds.length
    const orderItemId = await lineOf(shop, order.orderId, place)
    const form = new FormData()
    const draft = {
      orderId: order.orderId,
      productId: order.productIds[place],
      orderItemId,
      rating: 1 + (two % 5),
      content: '아주 마음에 들어요',
    }
    form.append('review', new Blob([JSON.stringify(draft)], { type: 'application/json' }))
    return (await shop.send('POST', '/v1/reviews', { as: order.by, body: form })).error?.code
  },

  async pick(shop: Shop, _: Memory, { who, one }: Command): Promise<unknown> {
    const body = { episodeId: 6, styleIds: [51 + (one % 10)] }
    return (await shop.request(operations.recordPick, { body }, { as: who })).error?.code
  },

  async reprice(shop: Shop, _: Memory, { one, two }: Command): Promise<unknown> {
    return shop.world.transaction((tx) => {
      const wanted = { data: (draft: { discount: number }) => void (draft.discount = two % 60) }
      return tx.products.update((q) => q.where({ id: 1 + (one % 12) }), wanted)?.discount
    })
  },

  async wait(shop: Shop, _: Memory, { one, two }: Command): Promise<unknown> {
    await shop.advanceClock([MINUTE, 31 * MINUTE, DAY, 2 * DAY, 2 * DAY][one % 5] ?? two)
    return (await shop.send('GET', '/v1/reviews/preview', { as: 'jihoon' })).status
  },
}

/** Runs a command and records its result in `memory`. */
export async function run(shop: Shop, memory: Memory, command: Command): Promise<void> {
  memory.replies.push(`${command.kind}: ${JSON.stringify(await kinds[command.kind](shop, memory, command))}`)
}

/** Adds an address for every persona, so that commands do not depend on their order. */
export async function prepare(shop: Shop): Promise<void> {
  for (const who of personaNames) await addressOf(shop, who)
}

const kind = (...names: (keyof typeof kinds)[]) => constantFrom(...names)

/** Weighted towards buying, so that there are orders to cancel, deliver and review. */
export const commands: Arbitrary<Command> = record({
  kind: oneof(
    { weight: 5, arbitrary: kind('order') },
    { weight: 6, arbitrary: kind('pay') },
    {
      weight: 8,
      arbitrary: kind(
        'payInWindow',
        'bank',
        'cancel',
        'cancelLine',
        'cancelLine',
        'wait',
        'wait',
        'review',
        'review',
        'fail',
        'pick',
        'reprice',
      ),
    },
  ),
  who: constantFrom(...personaNames),
  one: nat(999),
  two: nat(999),
})

export const personaIds = personaNames.map((name) => personas[name].id)
