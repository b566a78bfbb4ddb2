import * as v from 'valibot'
import { ORDER_ID_MAX_LENGTH } from './limits.ts'

/** A positive whole number (API-05). */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** An id in a path or query. */
export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))

export const orderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(ORDER_ID_MAX_LENGTH))

/** Whole won. */
export const won = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Reads absent as null (API-64). */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** A list whose elements stand for themselves: the client shows those that it can read (ERR-03). */
export const listOf = <const S extends v.GenericSchema>(element: S) =>
  v.pipe(v.array(element), v.metadata({ leaveOut: 'elements' }))

/** A list in pages: the client goes on to the next one also where it can read no element of a page. */
export const pageOf = <const S extends v.GenericSchema>(element: S) =>
  v.pipe(v.array(element), v.metadata({ leaveOut: 'elements', isPage: true }))

/** A part of a reply that the client shows whole or not at all, as where a place in a list is a rank. */
export const wholePart = <const S extends v.GenericSchema>(part: S) => v.pipe(part, v.metadata({ leaveOut: 'whole' }))

export const image = v.object({ name: v.string(), imageUrl: v.string() })

/** A Korean mobile number, dashes optional (ACCT-03, GUEST-03). */
export const mobileNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('-', '')),
  v.regex(/^01\d{8,9}$/),
)

/** The provider's payment methods (CHK-05): card, transfer, virtual account, mobile phone. */
export const paymentMethods = ['Card', 'DirectBank', 'VBank', 'HPP'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
