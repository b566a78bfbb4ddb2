import * as v from 'valibot'
import {
  paymentChoice,
  paymentResultShape,
  deadlineShape,
  depositsShape,
  passDeadlineRequest,
  paymentRequest,
  payInRequest,
  payInShape,
  paymentShape,
} from './calls.ts'
import { parsePaymentRequest } from '../../rules/payment/paymentRequest.ts'
import { awaitedDeposits, passDeadline, depositInto } from '../../rules/payment/virtualAccounts.ts'
import { replyToPayment, closePayment } from '../../rules/payment/paymentReplies.ts'
import { merchant } from '../../rules/payment/merchant.ts'
import { throwProviderError } from '../../rules/refusal.ts'
import { outcomeFor, outcomes, sandboxCards } from '../../rules/payment/sandbox.ts'
import { openPage, type Page, type Visit } from '../pages.ts'
import { providerCall, type RegisteredShop } from './call.ts'

const homes = ({ base, registered }: RegisteredShop) => ({ base, clientUrl: registered.clientUrl })

/** The calls of the payment page and the bank's page. */
export const paymentCalls = {
  open: providerCall(paymentRequest, paymentShape, (context) => {
    const {
      order,
      methods,
      fields: _,
      ...payment
    } = parsePaymentRequest(context.tx, context.body.fields, homes(context), context.now)
    const lists = { methods: [...methods], outcomes: [...outcomes], magic: sandboxCards.all() }
    return { ...payment, ...lists, orderId: order.orderId, shopName: merchant.name }
  }),
  answer: providerCall(paymentChoice, paymentResultShape, (context) => {
    const { tx, body, now } = context
    const payment = parsePaymentRequest(tx, body.fields, homes(context), now)
    if (!payment.methods.includes(body.method)) throwProviderError('MX1002')
    const outcome = body.outcome === '' ? outcomeFor(body, now) : outcomes.find((known) => known === body.outcome)
    const choice = { method: body.method, outcome: outcome ?? throwProviderError('MX1002') }
    return replyToPayment(tx, payment, choice, homes(context), now)
  }),
  close: providerCall(paymentRequest, paymentResultShape, (context) => {
    const payment = parsePaymentRequest(context.tx, context.body.fields, homes(context), context.now)
    return closePayment(payment, homes(context)) ?? throwProviderError('MX1002')
  }),
  deposits: providerCall(v.undefined(), depositsShape, ({ tx }) => awaitedDeposits(tx)),
  payIn: providerCall(payInRequest, payInShape, ({ tx, body, now }) => {
    const { end, changed } = depositInto(tx, body, now)
    return { end, changed: [...changed] }
  }),
  deadline: providerCall(passDeadlineRequest, deadlineShape, ({ tx, body, now }) => passDeadline(tx, body.accountNumber, now)),
}

/** The target of the form of API-52, posted in EUC-KR: redirects to the provider's page with the decoded fields. */
const mobilePage: Page = {
  methods: ['POST'],
  open: ({ fields }) => ({ target: `mock/payment.html?${new URLSearchParams(fields).toString()}` }),
}

export const openMobilePage = (visit: Visit) => openPage(mobilePage, visit)
