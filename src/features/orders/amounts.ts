import type { Order, OrderLine } from '../../contract/orderShape.ts'
import { statusFacts } from './status.ts'
import { causeOf, type Cause } from '../../texts/causes.ts'
import { isCanceled } from './rules.ts'
import { count, won } from '../../lib/format.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { cancelTexts } from './texts.ts'

/** In won: `products + shipping - discount = total`, and `total - canceled - refunded = remaining`. */
export type OrderAmounts = {
  products: number
  shipping: number
  discount: number
  total: number
  /** Cancelled without having been charged. */
  canceled: number
  /** Null if the reply does not tell whether the order was paid. */
  isPaid: boolean | null
  /** The amount charged, before refunds. */
  paid: number
  refunded: number
  /** What the shopper has paid or has to pay in the end. */
  remaining: number
}

/** What an order costs, and how much of it was cancelled, paid and refunded. */
export function orderAmounts(order: Order): OrderAmounts {
  const { productAmount: products, shippingAmount: shipping, totalAmount: total } = order
  const isPaid = wasPaid(order)
  const paid = isPaid ? clamp(order.paidAmount ?? order.virtualAccount?.totalAmount ?? total, total) : 0
  const canceled = isPaid ? total - paid : unpaidCancellation(order)
  const refunded = isPaid ? refundedAmount(order, paid, canceled) : 0
  const remaining = total - canceled - refunded
  return { products, shipping, discount: products + shipping - total, total, canceled, isPaid, paid, refunded, remaining }
}

/** A cancelled card order was paid before; of a cancelled virtual account only the server knows. */
function wasPaid({ status, paidAmount, isVirtualAccountPayment }: Order): boolean | null {
  const { payment } = statusFacts(status)
  if (payment !== 'canceled' && payment !== 'unknown') return payment === 'paid'
  if (paidAmount !== null) return paidAmount > 0
  return payment === 'canceled' && !isVirtualAccountPayment ? true : null
}

/** Before the deposit a cancelled line lowers the virtual account's amount. */
function unpaidCancellation(order: Order): number {
  const { status, totalAmount, virtualAccount } = order
  const { payment } = statusFacts(status)
  if (payment === 'canceled') return totalAmount
  if (payment === 'awaited' && virtualAccount) return totalAmount - clamp(virtualAccount.totalAmount, totalAmount)
  return clamp(canceledLinesAmount(order), totalAmount)
}

/** Lines that were cancelled before the deposit are not refunded. */
function refundedAmount(order: Order, paid: number, canceledBefore: number): number {
  return statusFacts(order.status).payment === 'canceled' ? paid : clamp(canceledLinesAmount(order) - canceledBefore, paid)
}

const clamp = (amount: number, max: number): number => Math.min(Math.max(amount, 0), max)

const canceledLinesAmount = (order: Order): number =>
  order.details.filter((line) => isCanceled(order, line)).reduce((sum, line) => sum + lineAmount(line), 0)

export const lineAmount = ({ price, quantity }: OrderLine): number => price * quantity

/** `25,000원 × 2 = `; nothing for one piece. */
export const multiplication = ({ price, quantity }: OrderLine, language: string): string =>
  quantity > 1 ? `${won(price, language)} × ${count(quantity)} = ` : ''

/** `25,000원 × 2 = 50,000원`; the price alone for one piece. */
export const linePrice = (line: OrderLine, language: string): string =>
  `${multiplication(line, language)}${won(lineAmount(line), language)}`

/** The label of an order's amount: only what was charged is called paid. */
export function totalLabel({ status }: Order, { isPaid }: OrderAmounts): 'paid' | 'toDeposit' | 'ordered' {
  const { payment } = statusFacts(status)
  if (payment === 'awaited') return 'toDeposit'
  return isPaid && payment !== 'canceled' ? 'paid' : 'ordered'
}

/** The amount with this label. */
export function totalOf(amounts: OrderAmounts, label: ReturnType<typeof totalLabel>): number {
  return { paid: amounts.paid, toDeposit: amounts.remaining, ordered: amounts.total }[label]
}

/** Why an order ended without a payment, so that nothing is to be refunded; undefined for all others. */
export function unpaidCause({ status, failCode }: Order, { isPaid }: OrderAmounts): Cause | undefined {
  if (isPaid !== false) return undefined
  const { payment } = statusFacts(status)
  if (payment === 'failed') return 'orderFailed'
  return payment === 'canceled' ? causeOf(failCode, ['depositMissed'], 'canceledUnpaid') : undefined
}

/** What cancelling a line does to the shipping fee: in the refund, unchanged after or before the payment, or free as before. */
type FeeEffect = 'included' | 'unchanged' | 'unchangedUnpaid' | 'free'

/**
 * The amount refunded, or before the payment the amount that is still to be deposited. For a single line also its effect on the
 * fee.
 */
export type CancellationEffect = ({ refund: number } | { due: number }) & { fee?: { effect: FeeEffect; amount: number } }

/** The effect of cancelling an order, or one line of it; the last line cancels the order. */
export function cancellationEffect(order: Order, line: OrderLine | undefined): CancellationEffect {
  const { isPaid, remaining, shipping } = orderAmounts(order)
  const isWhole = !line || order.details.every((other) => other.id === line.id || isCanceled(order, other))
  const canceled = isWhole ? remaining : Math.min(lineAmount(line), remaining)
  const fee = line && feeEffect(shipping, isWhole, isPaid !== false)
  return {
    ...(isPaid === false ? { due: remaining - canceled } : { refund: canceled }),
    ...(fee && { fee: { effect: fee, amount: shipping } }),
  }
}

/** Undefined if nothing was charged and nothing is left to deposit. */
function feeEffect(shipping: number, isWhole: boolean, isPaid: boolean): FeeEffect | undefined {
  if (isWhole) return isPaid && shipping > 0 ? 'included' : undefined
  if (shipping === 0) return 'free'
  return isPaid ? 'unchanged' : 'unchangedUnpaid'
}

type Texts = TextsOf<typeof cancelTexts>

/** The effect of a cancellation in the texts for before or after it, then what happens to the fee. */
export function effectTexts(effect: CancellationEffect, texts: Texts, when: 'before' | 'after', language: string): string[] {
  const { fee } = effect
  return [amountText(effect, texts[when], language), ...(fee ? [texts.fee[fee.effect](won(fee.amount, language))] : [])]
}

function amountText(effect: CancellationEffect, texts: Texts['before'], language: string): string {
  if ('refund' in effect) return texts.refund(won(effect.refund, language))
  return effect.due > 0 ? texts.due(won(effect.due, language)) : texts.unpaid
}
