import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../../src/contract/limits.ts'
import { operations } from '../../../src/contract/operations.ts'
import type { PaymentMethod } from '../../../src/contract/values.ts'
import type { Persona } from '../../../mocks/db/seed/personas.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { recordDeposit } from '../../../mocks/rules/orders/deposits.ts'
import type { OrderLine } from '../../../mocks/db/collections/orders.ts'
import { findOrder, linesOfOrder } from '../../../mocks/rules/orders/orders.ts'
import { issuePaymentKey } from '../../../mocks/rules/payment/payments.ts'
import { runDueJobs } from '../../../mocks/rules/runDueJobs.ts'
import type { Shop } from '../client.ts'

export const BASE = 'http://api.test/'

/** A product to order; `stockId` defaults to its first size in stock. */
export type Wish = { readonly productId: number; readonly quantity?: number; readonly stockId?: number }

/** The id of the persona's first address, which is added if there is none. */
export async function addressOf(shop: Shop, as: Persona): Promise<number> {
  const params = { userId: String(personas[as].id) }
  const { addresses } = await shop.call(operations.user, { params }, { as })
  const [known] = addresses
  if (known) return known.id
  const body = {
    name: '집',
    receiver: '염지훈',
    phoneNumber: '010-1357-2462',
    address: '서울 마포구 달빛옷장길 5',
    addressDetail: '2층',
    postalCode: '03993',
  }
  return (await shop.call(operations.addAddress, { params, body }, { as })).id
}

/** The body of an order request, at current prices (won). */
export async function draftOf(shop: Shop, as: Persona, ...wishes: Wish[]) {
  const products = []
  for (const { productId, quantity = 1, stockId } of wishes) {
    const { product, stock } = await shop.call(operations.product, { params: { productId: String(productId) } }, { as })
    const price = product.discountedPrice ?? product.price
    products.push({ productId, stockId: stockId ?? stock.find((size) => size.stock >= quantity)?.id ?? 0, price, quantity })
  }
  const productAmount = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shippingAmount = productAmount >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON
  return { products, addressId: await addressOf(shop, as), totalAmount: productAmount + shippingAmount, shippingAmount }
}

/** Creates a pending order. */
export async function place(shop: Shop, as: Persona, ...wishes: Wish[]) {
  const draft = await draftOf(shop, as, ...wishes)
  const { orderId } = await shop.call(operations.createOrder, { body: draft }, { as })
  return { orderId, amount: draft.totalAmount, draft }
}

/** Issues the payment key that the provider's page issues on approval. */
export function keyFor(
  shop: Shop,
  order: { orderId: string; amount: number },
  method: PaymentMethod = 'Card',
  channel: 'window' | 'redirect' = 'redirect',
): Promise<string> {
  const { orderId, amount } = order
  return shop.world.transaction((tx) => issuePaymentKey(tx, { orderId, amount, method, channel }))
}

/** Creates an order and confirms its payment; a virtual account then waits for its deposit. */
export async function buy(shop: Shop, as: Persona, wishes: readonly Wish[], method: PaymentMethod = 'Card') {
  const order = await place(shop, as, ...wishes)
  const paymentKey = await keyFor(shop, order, method)
  const body = { orderId: order.orderId, paymentKey, amount: order.amount }
  return { ...order, paymentKey, completion: await shop.call(operations.confirmOrder, { body }, { as }) }
}

/** Reports a bank deposit; false if it does not match an order's amount. */
export async function deposit(shop: Shop, order: { orderId: string; amount: number }): Promise<boolean> {
  const at = await shop.now()
  return shop.world.transaction((tx) => {
    runDueJobs(tx, at)
    return recordDeposit(tx, order, at)
  })
}

export function left(shop: Shop, stockId: number | undefined): Promise<number> {
  return shop.world.read((tx) => tx.stocks.findFirst((q) => q.where({ id: stockId ?? 0 }))?.left ?? -1)
}

/** The lines of the order with this number. */
export function linesOf(shop: Shop, orderId: string): Promise<OrderLine[]> {
  return shop.world.read((tx) => {
    const order = findOrder(tx, orderId)
    return order ? linesOfOrder(tx, order) : []
  })
}

/** The sums paid and refunded for an order (won). */
export function money(shop: Shop, orderId: string): Promise<{ paid: number; refunded: number }> {
  return shop.world.read((tx) => {
    const payments = tx.payments.findMany((q) => q.where({ ofOrder: findOrder(tx, orderId)?.id ?? 0 }))
    const sum = (of: 'paid' | 'refunded') => payments.reduce((sum, payment) => sum + payment[of], 0)
    return { paid: sum('paid'), refunded: sum('refunded') }
  })
}

/** Navigates to a page of the backend: GET, or POST with a form. */
export const visit = (shop: Shop, path: string, form?: Record<string, string>): Promise<Response> =>
  shop.fetch(path, form ? { method: 'POST', body: new URLSearchParams(form) } : {})

export function targetOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'nowhere:')
}
