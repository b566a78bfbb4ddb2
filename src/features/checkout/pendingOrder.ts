import * as v from 'valibot'
import { paymentMethods } from '../../contract/payment.ts'
import { won } from '../../contract/values.ts'
import { validEntries, validItems } from '../../lib/validItems.ts'
import { validCartItems } from '../cart/slice.ts'
import { productAmount } from '../catalogue/prices.ts'

const record = v.object({
  /** Also in the state of the history entry that shows it. */
  checkoutId: v.string(),
  userId: v.string(),
  orderItems: validCartItems,
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent where one product is bought directly. */
  shippingFee: v.optional(won),
  /** Whether the lines are removed from the cart after payment (CART-07). */
  isFromCart: v.boolean(),
  addressId: v.optional(v.number()),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
  /** The order created from it, PENDING until its outcome is looked up. */
  order: v.optional(v.object({ id: v.string(), status: v.string() })),
  /** When the order was created, by the server's clock, in milliseconds since the epoch (OPEN-25). */
  orderedAt: v.optional(v.number()),
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
})

/** The record of a checkout and its order, stored until the result page is left (CHK-01, CART-07, PAY-13). */
export type PendingOrder = v.InferOutput<typeof record>
export type PlacedOrder = PendingOrder & { order: NonNullable<PendingOrder['order']> }

/** An order counts without its lines too, since it may still be paid. */
const pendingOrder = v.pipe(
  record,
  v.check(({ order, orderItems }) => order !== undefined || orderItems.length > 0),
)

/** Earlier releases stored the cart lines of each order. */
const earlierShape = v.pipe(
  v.object({ userId: v.string(), orders: validEntries(validCartItems) }),
  v.transform(({ userId, orders }) =>
    Object.entries(orders).map(([id, orderItems]): PendingOrder => {
      const order = { id, status: 'PENDING' }
      const totalAmount = productAmount(orderItems)
      return { checkoutId: id, userId, orderItems, totalAmount, isFromCart: orderItems.length > 0, order, changedAt: 0 }
    }),
  ),
)

/** The stored list, also in the shape of earlier releases. A damaged record is left out. */
export const storedPendingOrders = v.union([validItems(pendingOrder), earlierShape])

export const isPlaced = (record: PendingOrder): record is PlacedOrder => record.order !== undefined

export const isPending = ({ order }: PlacedOrder): boolean => order.status === 'PENDING'
