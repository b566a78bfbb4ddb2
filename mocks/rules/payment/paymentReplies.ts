import type { PaymentMethod } from '../../../src/contract/values.ts'
import { nextCode } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { WriteTx } from '../../db/collections.ts'
import { textInWorld } from '../messages.ts'
import { orderMessages } from '../orders/orderMessages.ts'
import type { PaymentRequest, ReturnBases } from './paymentRequest.ts'
import { merchant } from './merchant.ts'
import { issuePaymentKey } from './payments.ts'
import { failureReply, type Failure, type Outcome } from './sandbox.ts'

/** The next action of the provider's page: submit a form, navigate, or close the window. It waits `pauseMs` first. */
export type PaymentReply =
  | { readonly way: 'post'; readonly action: string; readonly charset: string; readonly fields: Fields; readonly pauseMs: number }
  | { readonly way: 'go'; readonly to: string; readonly pauseMs: number }
  | { readonly way: 'close'; readonly pauseMs: number }
type Fields = Readonly<Record<string, string>>

type Choice = { readonly method: PaymentMethod; readonly outcome: Outcome }

/** Long enough to see the waiting state, short enough to repeat it often. */
const TIMEOUT_MS = 3000
const TAMPERED_BY_WON = 100

/** The provider's reply to the shopper's choice: an approval contains a new key, and nothing is paid yet. */
export function replyToPayment(
  tx: WriteTx,
  request: PaymentRequest,
  choice: Choice,
  homes: ReturnBases,
  now: number,
): PaymentReply {
  if (choice.outcome === 'windowClosed') return { way: 'close', pauseMs: 0 }
  const pauseMs = choice.outcome === 'timeout' ? TIMEOUT_MS : 0
  if (request.kind === 'redirect') return { way: 'go', to: redirectAddress(tx, request, choice), pauseMs }
  const { base } = homes
  const { P_NEXT_URL = '', P_CHARSET = 'utf8', returnUrl = '' } = request.fields
  return request.kind === 'mobile'
    ? {
        way: 'post',
        action: P_NEXT_URL,
        charset: charsetOf(P_CHARSET),
        fields: mobileFields(tx, request, choice, base, now),
        pauseMs,
      }
    : { way: 'post', action: returnUrl, charset: 'utf-8', fields: windowFields(tx, request, choice, base), pauseMs }
}

/** The window's close button navigates to the server's close page, which notifies the shop. */
export function closePayment(request: PaymentRequest, homes: ReturnBases): PaymentReply | undefined {
  if (request.kind !== 'window') return undefined
  const { closeUrl = homes.base } = request.fields
  return { way: 'go', to: closeUrl, pauseMs: 0 }
}

const charsetOf = (name: string) => (name.toLowerCase() === 'euc-kr' ? 'euc-kr' : 'utf-8')

const isFailure = (outcome: Outcome): outcome is Failure =>
  !['approved', 'amountTampered', 'replyLost', 'windowClosed'].includes(outcome)

function windowFields(tx: WriteTx, request: PaymentRequest, choice: Choice, base: string): Fields {
  const { charset = 'UTF-8', merchantData = '' } = request.fields
  const about = { mid: merchant.id, orderNumber: request.order.orderId, charset, merchantData }
  if (isFailure(choice.outcome)) {
    const { code, message } = failureReply(tx, 'window', choice.method, choice.outcome)
    return { resultCode: code, resultMsg: message, ...about }
  }
  return {
    resultCode: '0000',
    resultMsg: textInWorld(tx, orderMessages.paymentSucceeded),
    ...about,
    authToken: issueKey(tx, request, choice),
    idc_name: 'stg',
    authUrl: `${base}mock/inicis/api/payAuth`,
    netCancelUrl: `${base}mock/inicis/api/netCancel`,
    checkAckUrl: `${base}mock/inicis/api/checkAck`,
  }
}

function mobileFields(tx: WriteTx, request: PaymentRequest, choice: Choice, base: string, now: number): Fields {
  const about = { P_NOTI: request.fields['P_NOTI'] ?? '', P_AMT: String(request.amount), idc_name: 'stg' }
  if (isFailure(choice.outcome)) {
    const { code, message } = failureReply(tx, 'window', choice.method, choice.outcome)
    return { P_STATUS: code, P_RMESG1: message, ...about }
  }
  const P_TID = issueKey(tx, request, choice, (tx) => nextMobileKey(tx, now))
  const P_AMT = choice.outcome === 'amountTampered' ? String(tampered(request.amount)) : about.P_AMT
  const P_REQ_URL = `${base}mock/inicis/smart/payReq.ini`
  return { P_STATUS: '00', P_RMESG1: textInWorld(tx, orderMessages.paymentSucceeded), P_TID, P_REQ_URL, ...about, P_AMT }
}

function redirectAddress(tx: WriteTx, request: PaymentRequest, choice: Choice): string {
  const { successUrl = '', failUrl = '' } = request.fields
  const { orderId } = request.order
  if (isFailure(choice.outcome)) {
    const failure = failureReply(tx, 'redirect', choice.method, choice.outcome)
    // A cancellation comes without the order number.
    return withQuery(failUrl, failure.code === 'PAY_PROCESS_CANCELED' ? failure : { ...failure, orderId })
  }
  const paymentKey = issueKey(tx, request, choice)
  const amount = choice.outcome === 'amountTampered' ? tampered(request.amount) : request.amount
  return withQuery(successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) })
}

const tampered = (amount: number) => Math.max(1, amount - TAMPERED_BY_WON)

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

function issueKey(tx: WriteTx, request: PaymentRequest, { method, outcome }: Choice, nameKey?: (tx: WriteTx) => string): string {
  const channel = request.kind === 'redirect' ? 'redirect' : 'window'
  const isOff = outcome === 'amountTampered' && channel === 'window'
  return issuePaymentKey(tx, {
    orderId: request.order.orderId,
    channel,
    method,
    amount: isOff ? tampered(request.amount) : request.amount,
    ...(outcome === 'replyLost' ? { isReplyLost: true } : {}),
    ...(nameKey ? { nameKey } : {}),
  })
}

/** 40 characters: a prefix, the shop's id, the Korean time, six digits. */
function nextMobileKey(tx: WriteTx, now: number): string {
  const time = koreanTime(now).slice(0, 19).replaceAll(/\D/g, '')
  for (;;) {
    const key = `INIMX_AUTH${merchant.id}${time}${nextCode(tx.counters, 'mobilePayment', 6, '0123456789')}`
    if (!tx.payments.findFirst((q) => q.where({ id: key }))) return key
  }
}
