import * as v from 'valibot'
import { guestOrder } from '../../contract/orders.ts'

export type GuestOrderRequest = v.InferOutput<typeof guestOrder.body>

const { orderId, phoneNumber } = guestOrder.body.entries

/** The lookup's input in the contract's form; the number as it stands in a message (GUEST-02, GUEST-03). */
export const lookupForm = v.object({ orderId: v.pipe(v.string(), v.trim(), orderId), phoneNumber })
