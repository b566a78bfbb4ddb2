import * as v from 'valibot'
import { guestOrder } from '../../contract/orders.ts'

const { entries } = guestOrder.body

export type GuestOrderRequest = v.InferOutput<typeof guestOrder.body>
type FieldError = 'missing' | 'format'
export type FieldErrors = { orderId?: FieldError | undefined; phoneNumber?: FieldError | undefined }

/** The request as the contract defines it, or the error of each invalid field (GUEST-02, GUEST-03). */
export function validateLookup(typed: {
  orderId: string
  phoneNumber: string
}): { ok: true; value: GuestOrderRequest } | { ok: false; errors: FieldErrors } {
  const orderId = v.safeParse(entries.orderId, typed.orderId.trim())
  const phoneNumber = v.safeParse(entries.phoneNumber, typed.phoneNumber)
  if (orderId.success && phoneNumber.success)
    return { ok: true, value: { orderId: orderId.output, phoneNumber: phoneNumber.output } }
  return {
    ok: false,
    errors: {
      ...(!orderId.success && { orderId: errorFor(typed.orderId) }),
      ...(!phoneNumber.success && { phoneNumber: errorFor(typed.phoneNumber) }),
    },
  }
}

const errorFor = (text: string): FieldError => (text.trim() === '' ? 'missing' : 'format')
