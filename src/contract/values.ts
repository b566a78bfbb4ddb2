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
