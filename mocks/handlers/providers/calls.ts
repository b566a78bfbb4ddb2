import * as v from 'valibot'
import { paymentMethods } from '../../../src/contract/values.ts'

/* Requests and replies between the emulated providers' pages and their servers, below `<base>mock/api/`. */

const text = v.pipe(v.string(), v.maxLength(4000))
const fields = v.record(text, text)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An error of the provider: its own code, and sometimes its own message. */
export const errorShape = v.object({ error: v.object({ code: v.string(), message: v.string() }) })

export const authorizeRequest = v.object({ request: fields })
export const consentRequest = v.object({
  request: fields,
  account: text,
  trial: v.picklist(['good', 'expiredCode', 'otherState']),
  openedAt: v.number(),
})
const accountShape = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  orders: count,
  hasInformation: v.boolean(),
  hasPicked: v.boolean(),
})
export const authorizeShape = v.object({ shopName: v.string(), accounts: v.array(accountShape), openedAt: v.number() })
export const redirectReply = v.object({ to: v.string() })

const method = v.picklist(paymentMethods)
export const paymentRequest = v.object({ fields })
export const paymentChoice = v.object({
  fields,
  method,
  number: text,
  expiry: text,
  /** Empty: the number decides. */
  outcome: text,
})
export const paymentShape = v.object({
  kind: v.picklist(['window', 'mobile', 'redirect']),
  shopName: v.string(),
  orderId: v.string(),
  amount: count,
  goods: v.string(),
  buyer: v.string(),
  phone: v.string(),
  methods: v.pipe(v.array(method), v.minLength(1)),
  outcomes: v.array(v.string()),
  magic: v.array(v.object({ ending: v.string(), outcome: v.string() })),
})
const pauseMs = v.number()
export const paymentResultShape = v.variant('way', [
  v.object({
    way: v.literal('post'),
    action: v.string(),
    charset: v.string(),
    fields: v.record(v.string(), v.string()),
    pauseMs,
  }),
  v.object({ way: v.literal('go'), to: v.string(), pauseMs }),
  v.object({ way: v.literal('close'), pauseMs }),
])

export const depositsShape = v.array(
  v.object({
    orderId: v.string(),
    bankName: v.string(),
    accountNumber: v.string(),
    accountHolderName: v.string(),
    amount: count,
    dueAt: v.number(),
  }),
)
export const payInRequest = v.object({ accountNumber: text, amount: count, notices: v.pipe(count, v.maxValue(10)) })
export const payInShape = v.object({ end: v.picklist(['taken', 'wrongAmount', 'closed']), changed: v.array(v.boolean()) })
export const passDeadlineRequest = v.object({ accountNumber: text })
export const deadlineShape = v.object({ passedMs: v.number() })

/** Places as the provider's script returns the chosen one. */
export const placesShape = v.array(v.record(v.string(), v.string()))

export type Account = v.InferOutput<typeof accountShape>
export type Authorize = v.InferOutput<typeof authorizeShape>
export type PaymentDetails = v.InferOutput<typeof paymentShape>
export type PaymentResult = v.InferOutput<typeof paymentResultShape>
export type AwaitedDeposit = v.InferOutput<typeof depositsShape>[number]
export type PayInEnd = v.InferOutput<typeof payInShape>
export type Place = v.InferOutput<typeof placesShape>[number]
