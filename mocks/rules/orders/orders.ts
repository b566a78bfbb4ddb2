import type * as v from 'valibot'
import type { orderDraft } from '../../../src/contract/orders.ts'
import { nextId } from '../../db/ids.ts'
import { nextOrderNumber } from '../../db/orderNumbers.ts'
import type { Order, OrderLine } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { scheduleNextStatus } from './orderStates.ts'
import { priceOf, shippingFeeOf } from '../../db/prices.ts'
import { refuse } from '../refusal.ts'
import { findShortage } from './stock.ts'
import { orderMessages } from './orderMessages.ts'

type Draft = v.InferOutput<typeof orderDraft>
type NewLine = Omit<OrderLine, 'id' | 'ofOrder'>

/**
 * Creates an order, to be paid within half an hour; it reserves no stock (API-50). Refuses, in this order, PRODUCT_NOT_FOUND,
 * PRICE_CHANGED, OUT_OF_STOCK, ADDRESS_NOT_FOUND and AMOUNT_MISMATCH.
 */
export function placeOrder(tx: WriteTx, userId: number, draft: Draft, now: number): { orderId: string } {
  const lines = linesOf(tx, draft.products)
  const shortage = findShortage(tx, lines)
  if (shortage) throw shortage
  const address = tx.addresses.findFirst((q) => q.where({ id: draft.addressId }))
  if (address?.userId !== userId) return refuse('ADDRESS_NOT_FOUND')
  const productAmount = amountOf(lines)
  const shippingAmount = shippingFeeOf(productAmount)
  const totalAmount = productAmount + shippingAmount
  if (draft.shippingAmount !== shippingAmount || draft.totalAmount !== totalAmount) refuse('AMOUNT_MISMATCH')

  const order = tx.orders.create({
    ...newOrderDefaults(now),
    id: nextId(tx.counters, 'orders'),
    orderId: nextOrderNumber(tx.counters, now),
    userId,
    productAmount,
    shippingAmount,
    totalAmount,
    receiver: address.receiver,
    phoneNumber: address.phoneNumber,
    address: address.address,
    addressDetail: address.addressDetail,
  })
  for (const line of lines) tx.orderLines.create({ ...line, id: nextId(tx.counters, 'orderLines'), ofOrder: order.id })
  scheduleNextStatus(tx, order)
  return { orderId: order.orderId }
}

function newOrderDefaults(now: number) {
  const nothingYet = {
    paidAt: null,
    failCode: null,
    failMessage: null,
    virtualAccount: null,
    cancelReason: null,
    refundAccount: null,
  }
  return { ...nothingYet, orderedAt: now, status: 'PENDING', history: [{ status: 'PENDING', at: now }] } as const
}

/** One line for each stock, at its current price. */
function linesOf(tx: ReadTx, wanted: Draft['products']): NewLine[] {
  const lines = new Map<number, NewLine>()
  const changed = new Set<string>()
  for (const { productId, stockId, price, quantity } of wanted) {
    const product = tx.products.findFirst((q) => q.where({ id: productId }))
    const stock = tx.stocks.findFirst((q) => q.where({ id: stockId }))
    if (!product || stock?.productId !== productId) return refuse('PRODUCT_NOT_FOUND')
    if (price !== priceOf(product)) changed.add(product.name)
    const so = {
      productId,
      stockId,
      productName: product.name,
      productImageUrl: product.imageUrls[0] ?? '',
      size: stock.size,
      price,
    }
    lines.set(stockId, { ...so, quantity: quantity + (lines.get(stockId)?.quantity ?? 0), isCanceled: false })
  }
  const [name] = changed
  if (name !== undefined) refuse('PRICE_CHANGED', orderMessages.priceChanged(name))
  return [...lines.values()]
}

/** The amount of these lines in won. */
export function amountOf(lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** The order of this number, of any owner. */
export function findOrder(tx: ReadTx, orderId: string): Readonly<Order> | undefined {
  return tx.orders.findFirst((q) => q.where({ orderId }))
}

/** An order of this user; another user's is refused like an unknown one (API-06). Refuses ORDER_NOT_FOUND. */
export function findOwnOrder(tx: ReadTx, userId: number, orderId: string): Readonly<Order> {
  const order = findOrder(tx, orderId)
  return order?.userId === userId ? order : refuse('ORDER_NOT_FOUND')
}

export function linesOfOrder(tx: ReadTx, order: Pick<Order, 'id'>): Readonly<OrderLine>[] {
  return tx.orderLines.findMany((q) => q.where({ ofOrder: order.id }))
}
