import type { PaymentMethod } from '../../../src/contract/payment.ts'
import { nextCode } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { WriteTx } from '../../db/tables.ts'
import type { PaymentRequest, ReturnBases } from './paymentRequest.ts'
import { merchant } from './paymentForms.ts'
import { issuePaymentKey } from './payments.ts'
import { failureReply, type Failure, type Outcome } from './sandbox.ts'

/** What the provider's page does next: posts a form, goes to an address, or leaves without a word. It waits `pauseMs` first. */
export type PaymentReply =
  | { readonly way: 'post'; readonly action: string; readonly charset: string; readonly fields: Fields; readonly pauseMs: number }
  | { readonly way: 'go'; readonly to: string; readonly pauseMs: number }
  | { readonly way: 'close'; readonly pauseMs: number }
type Fields = Readonly<Record<string, string>>

type Choice = { readonly method: PaymentMethod; readonly outcome: Outcome }

/** Long enough to see that somebody waits, short enough to try it often. */
const TIMEOUT_MS = 3000
const TAMPERED_BY_WON = 100

/** How the provider answers a shopper's choice: after a yes with a new key, nothing being paid yet. */
export function replyToPayment(
  tx: WriteTx,
  asked: PaymentRequest,
  choice: Choice,
  homes: ReturnBases,
  now: number,
): PaymentReply {
  if (choice.outcome === 'windowClosed') return { way: 'close', pauseMs: 0 }
  const pauseMs = choice.outcome === 'timeout' ? TIMEOUT_MS : 0
  if (asked.kind === 'redirect') return { way: 'go', to: redirectAddress(tx, asked, choice), pauseMs }
  const { base } = homes
  const { P_NEXT_URL = '', P_CHARSET = 'utf8', returnUrl = '' } = asked.fields
  return asked.kind === 'mobile'
    ? {
        way: 'post',
        action: P_NEXT_URL,
        charset: charsetOf(P_CHARSET),
        fields: mobileFields(tx, asked, choice, base, now),
        pauseMs,
      }
    : { way: 'post', action: returnUrl, charset: 'utf-8', fields: windowFields(tx, asked, choice, base), pauseMs }
}

/** The window's own cross: its page of the server, which tells the shop. */
export function closePayment(asked: PaymentRequest, homes: ReturnBases): PaymentReply | undefined {
  if (asked.kind !== 'window') return undefined
  const { closeUrl = homes.base } = asked.fields
  return { way: 'go', to: closeUrl, pauseMs: 0 }
}

const charsetOf = (name: string) => (name.toLowerCase() === 'euc-kr' ? 'euc-kr' : 'utf-8')

const isFailure = (outcome: Outcome): outcome is Failure =>
  !['approved', 'amountTampered', 'replyLost', 'windowClosed'].includes(outcome)

function windowFields(tx: WriteTx, asked: PaymentRequest, choice: Choice, base: string): Fields {
  const { charset = 'UTF-8', merchantData = '' } = asked.fields
  const about = { mid: merchant.id, orderNumber: asked.order.orderId, charset, merchantData }
  if (isFailure(choice.outcome)) {
    const { code, message } = failureReply('window', choice.method, choice.outcome)
    return { resultCode: code, resultMsg: message, ...about }
  }
  return {
    resultCode: '0000',
    resultMsg: '성공적으로 처리 하였습니다.',
    ...about,
    authToken: issueKey(tx, asked, choice),
    idc_name: 'stg',
    authUrl: `${base}mock/inicis/api/payAuth`,
    netCancelUrl: `${base}mock/inicis/api/netCancel`,
    checkAckUrl: `${base}mock/inicis/api/checkAck`,
  }
}

function mobileFields(tx: WriteTx, asked: PaymentRequest, choice: Choice, base: string, now: number): Fields {
  const about = { P_NOTI: asked.fields['P_NOTI'] ?? '', P_AMT: String(asked.amount), idc_name: 'stg' }
  if (isFailure(choice.outcome)) {
    const { code, message } = failureReply('window', choice.method, choice.outcome)
    return { P_STATUS: code, P_RMESG1: message, ...about }
  }
  const P_TID = issueKey(tx, asked, choice, (tx) => nextMobileKey(tx, now))
  const P_AMT = choice.outcome === 'amountTampered' ? String(tampered(asked.amount)) : about.P_AMT
  const P_REQ_URL = `${base}mock/inicis/smart/payReq.ini`
  return { P_STATUS: '00', P_RMESG1: '성공적으로 처리 하였습니다.', P_TID, P_REQ_URL, ...about, P_AMT }
}

function redirectAddress(tx: WriteTx, asked: PaymentRequest, choice: Choice): string {
  const { successUrl = '', failUrl = '' } = asked.fields
  const { orderId } = asked.order
  if (isFailure(choice.outcome)) {
    const told = failureReply('redirect', choice.method, choice.outcome)
    // A cancel comes without the order's number.
    return withQuery(failUrl, told.code === 'PAY_PROCESS_CANCELED' ? told : { ...told, orderId })
  }
  const paymentKey = issueKey(tx, asked, choice)
  const amount = choice.outcome === 'amountTampered' ? tampered(asked.amount) : asked.amount
  return withQuery(successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) })
}

const tampered = (amount: number) => Math.max(1, amount - TAMPERED_BY_WON)

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

function issueKey(tx: WriteTx, asked: PaymentRequest, { method, outcome }: Choice, nameKey?: (tx: WriteTx) => string): string {
  const channel = asked.kind === 'redirect' ? 'redirect' : 'window'
  const isOff = outcome === 'amountTampered' && channel === 'window'
  return issuePaymentKey(tx, {
    orderId: asked.order.orderId,
    channel,
    method,
    amount: isOff ? tampered(asked.amount) : asked.amount,
    ...(outcome === 'replyLost' ? { isReplyLost: true } : {}),
    ...(nameKey ? { nameKey } : {}),
  })
}

/** Forty characters: fixed letters, the shop, the Korean time, six digits. */
function nextMobileKey(tx: WriteTx, now: number): string {
  const time = koreanTime(now).slice(0, 19).replaceAll(/\D/g, '')
  for (;;) {
    const key = `INIMX_AUTH${merchant.id}${time}${nextCode(tx.counters, 'mobilePayment', 6, '0123456789')}`
    if (!tx.payments.get(key)) return key
  }
}
