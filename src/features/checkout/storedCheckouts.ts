import * as v from 'valibot'
import { paymentMethods } from '../../contract/payment.ts'
import { won } from '../../contract/values.ts'
import { changeStored } from '../../lib/changeStored.ts'
import { readStored, validItems } from '../../lib/readStored.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../lib/storage.ts'
import { validCartItems } from '../cart/slice.ts'

/** An order whose payment has succeeded may still wait for a deposit. */
const outcomes = ['pending', 'succeeded', 'failed'] as const

const shape = v.object({
  /** Also in the state of the history entry that shows it. */
  id: v.string(),
  userId: v.string(),
  lines: validCartItems,
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent where one product is bought directly. */
  shippingFee: v.optional(won),
  /** Whether the lines are removed from the cart after payment. */
  isFromCart: v.boolean(),
  addressId: v.optional(v.number()),
  method: v.optional(v.picklist(paymentMethods)),
  /** The order created from it, pending until its outcome is looked up. */
  order: v.optional(v.object({ id: v.string(), outcome: v.picklist(outcomes) })),
  /** When the order was created, by the server's clock, in milliseconds since the epoch. */
  orderedAt: v.optional(v.number()),
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
})

/** A checkout and its order, stored until the result page is left. */
export type Checkout = v.InferOutput<typeof shape>

/** An order counts without its lines too, since it may still be paid. */
const hasLinesOrOrder = ({ lines, order }: Checkout): boolean => order !== undefined || lines.length > 0

/** The stored list. A damaged checkout is left out. */
const checkouts = validItems(v.pipe(shape, v.check(hasLinesOrOrder)))

const isSame = (one: Checkout) => (other: Checkout) => one.id === other.id

/** The stored checkouts: those of this window in session storage, orders in local storage unless that is full. */
export function readCheckouts(): Checkout[] {
  const session = read(safeSessionStorage)
  return [...read(safeLocalStorage).filter((checkout) => !session.some(isSame(checkout))), ...session]
}

/**
 * Stores changed checkouts, and removes others: in this window at once, an order then on the device, which other windows change
 * too. Calls `onStored` after that.
 */
export function storeCheckouts(changed: readonly Checkout[], removed: readonly Checkout[], onStored: () => void): void {
  const isOther = (checkout: Checkout) => ![...changed, ...removed].some(isSame(checkout))
  const session = read(safeSessionStorage)
  const others = session.filter(isOther)
  if (changed.length > 0 || others.length < session.length) write(safeSessionStorage, [...others, ...changed])
  changeStored(() => {
    moveOrders(isOther)
    onStored()
  })
}

/** Moves orders to local storage, unless that is full. A checkout whose order has failed leaves it. */
function moveOrders(isOther: (checkout: Checkout) => boolean): void {
  const session = read(safeSessionStorage)
  const orders = session.filter((checkout) => checkout.order && !isOther(checkout))
  const local = read(safeLocalStorage)
  const others = local.filter(isOther)
  // Without a change the stored text stays as it is, with its damaged checkouts.
  if (orders.length === 0 && others.length === local.length) return
  if (write(safeLocalStorage, [...others, ...orders]) && orders.length > 0)
    write(
      safeSessionStorage,
      session.filter((checkout) => !orders.includes(checkout)),
    )
}

const read = (storage: SafeStorage): Checkout[] => readStored(storage, 'checkouts', checkouts, [])

/** False if the storage is full or blocked. */
function write(storage: SafeStorage, list: readonly Checkout[]): boolean {
  if (list.length > 0 && !storage.write('checkouts', JSON.stringify(list))) return false
  if (list.length === 0) storage.remove('checkouts')
  return true
}
