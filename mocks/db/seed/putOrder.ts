import { nextCode, nextId } from '../ids.ts'
import { nextOrderNumber, nextVirtualAccount } from '../orderNumbers.ts'
import { priceOf, shippingFeeOf } from '../prices.ts'
import { deadline } from '../collections/deadlines.ts'
import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import { dueTimeOf, type Order, type StatusChange } from '../collections/orders.ts'
import type { Product } from '../collections/products.ts'
import type { WriteTx } from '../collections.ts'
import type { OrderSeed } from './orders.ts'
import type { ReviewSeed } from './reviews.ts'
import { textsOf } from './inLanguage.ts'

export type LineDraft = {
  readonly product: Readonly<Product>
  readonly size: string
  readonly quantity: number
  readonly isCanceled: boolean
  readonly review?: ReviewSeed | undefined
}

export type OrderDraft = Pick<OrderSeed, 'userId' | 'status' | 'method'> & {
  readonly orderedAt: number
  readonly fail?: { readonly code: string; readonly message: string } | undefined
  readonly cancelReason?: string | undefined
  readonly lines: readonly LineDraft[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PAYMENT_MS = 3 * MINUTE

/** Time from payment to each state (ms). */
const deliverySteps: readonly [OrderStatus, number][] = [
  ['PREPARING', DAY],
  ['SHIPPING', 2 * DAY],
  ['DELIVERED', 4 * DAY],
]

/** Adds a past order as the rules would have left it. Returns its delivery time (ms) and the ids of its lines. */
export function putOrder(tx: WriteTx, draft: OrderDraft): { deliveredAt: number | undefined; lineIds: number[] } {
  const history = createHistory(draft)
  const paidAt = history.find(({ status }) => status === 'CONFIRMED')?.at ?? null
  const productAmount = amountOf(draft.lines)
  const shippingAmount = shippingFeeOf(productAmount)
  const totalAmount = productAmount + shippingAmount
  const order = tx.orders.create({
    id: nextId(tx.counters, 'orders'),
    orderId: nextOrderNumber(tx.counters, draft.orderedAt),
    userId: draft.userId,
    orderedAt: draft.orderedAt,
    status: draft.status,
    history,
    paidAt,
    productAmount,
    shippingAmount,
    totalAmount,
    ...findDelivery(tx, draft.userId),
    failCode: draft.fail?.code ?? null,
    failMessage: draft.fail?.message ?? null,
    virtualAccount: draft.method === 'VBank' ? nextVirtualAccount(tx.counters, totalAmount, draft.orderedAt + PAYMENT_MS) : null,
    cancelReason: draft.cancelReason ?? null,
    refundAccount: null,
  })
  const due = dueTimeOf(order)
  if (due !== undefined) tx.deadlines.create(deadline('order', String(order.id), due))
  putPayment(tx, order, draft)
  const deliveredAt = history.find(({ status }) => status === 'DELIVERED')?.at
  return { deliveredAt, lineIds: draft.lines.map((line) => putLine(tx, order, line)) }
}

function createHistory({ orderedAt, status, method }: OrderDraft): StatusChange[] {
  const steps: StatusChange[] = [{ status: 'PENDING', at: orderedAt }]
  if (status === 'FAILED') return [...steps, { status, at: orderedAt + PAYMENT_MS }]
  if (method === 'VBank') steps.push({ status: 'WAITING_FOR_DEPOSIT', at: orderedAt + PAYMENT_MS })
  if (status === 'WAITING_FOR_DEPOSIT') return steps

  const paidAt = orderedAt + (method === 'VBank' ? 2 * HOUR : PAYMENT_MS)
  steps.push({ status: 'CONFIRMED', at: paidAt })
  if (status === 'CANCELED' || status === 'PARTIAL_CANCELED') return [...steps, { status, at: paidAt + 5 * HOUR }]
  const last = deliverySteps.findIndex(([step]) => step === status)
  return [...steps, ...deliverySteps.slice(0, last + 1).map(([status, after]) => ({ status, at: paidAt + after }))]
}

function putPayment(tx: WriteTx, { id, status, totalAmount }: Order, { method, lines }: OrderDraft): void {
  const isAwaited = status === 'WAITING_FOR_DEPOSIT'
  const state = status === 'FAILED' ? 'voided' : isAwaited ? 'awaited' : 'paid'
  const refunded = status === 'CANCELED' ? totalAmount : amountOf(lines.filter(({ isCanceled }) => isCanceled))
  tx.payments.create({
    id: nextCode(tx.counters, 'payment', 40),
    ofOrder: id,
    channel: 'window',
    method,
    amount: totalAmount,
    state,
    paid: state === 'paid' ? totalAmount : 0,
    refunded,
    answer: null,
  })
}

function putLine(tx: WriteTx, order: Order, { product, size, quantity, isCanceled }: LineDraft): number {
  const stock = tx.stocks.findFirst((q) => q.where({ productId: product.id, size }))
  if (!stock) throw new Error(`${product.name} does not come in ${size}`)
  const id = nextId(tx.counters, 'orderLines')
  const snapshot = {
    productId: product.id,
    stockId: stock.id,
    productName: product.name,
    productImageUrl: product.imageUrls[0] ?? '',
  }
  const sold = { size, quantity, price: priceOf(product), isCanceled: isCanceled || order.status === 'CANCELED' }
  tx.orderLines.create({ id, ofOrder: order.id, ...snapshot, ...sold })
  return id
}

/** The user's first address, or a made-up one with an unused phone number. */
function findDelivery(tx: WriteTx, userId: number) {
  const saved = tx.addresses.findFirst((q) => q.where({ userId }))
  if (saved)
    return {
      receiver: saved.receiver,
      phoneNumber: saved.phoneNumber,
      address: saved.address,
      addressDetail: saved.addressDetail,
    }
  const { names, street, flat } = textsOf(tx)
  return {
    receiver: names[userId % names.length] ?? '',
    phoneNumber: `0101357${String(1000 + userId)}`,
    address: street(1 + (userId % 40)),
    addressDetail: flat(1 + (userId % 9), 1 + (userId % 4)),
  }
}

const amountOf = (lines: readonly LineDraft[]) =>
  lines.reduce((sum, { product, quantity }) => sum + priceOf(product) * quantity, 0)
