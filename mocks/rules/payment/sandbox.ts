import { Collection } from '@msw/data'
import * as v from 'valibot'
import type { PaymentMethod } from '../../../src/contract/values.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { PaymentChannel } from '../../db/collections/orders.ts'
import type { ReadTx } from '../../db/collections.ts'
import { textInWorld, type Message } from '../messages.ts'
import { orderMessages } from '../orders/orderMessages.ts'

/** The possible results of a payment at the emulated provider. Its page lists them, `docs/payment.md` describes them. */
export const outcomes = [
  'approved',
  'cancelled',
  'cancelledInApp',
  'leftWithoutWord',
  'limitExceeded',
  'insufficientBalance',
  'wrongExpiry',
  'stoppedCard',
  'providerError',
  'timeout',
  'amountTampered',
  'replyLost',
  'windowClosed',
] as const
export type Outcome = (typeof outcomes)[number]

/** Results by the last four digits of a card, account or phone number; any other number is approved. */
export const sandboxCards = new Collection({ schema: v.object({ ending: v.string(), outcome: v.picklist(outcomes) }) })
await Promise.all([
  sandboxCards.create({ ending: '9061', outcome: 'limitExceeded' }),
  sandboxCards.create({ ending: '9051', outcome: 'insufficientBalance' }),
  sandboxCards.create({ ending: '9054', outcome: 'wrongExpiry' }),
  sandboxCards.create({ ending: '9062', outcome: 'stoppedCard' }),
  sandboxCards.create({ ending: '9096', outcome: 'providerError' }),
  sandboxCards.create({ ending: '9068', outcome: 'timeout' }),
  sandboxCards.create({ ending: '9013', outcome: 'amountTampered' }),
  sandboxCards.create({ ending: '9099', outcome: 'replyLost' }),
  sandboxCards.create({ ending: '9091', outcome: 'cancelledInApp' }),
  sandboxCards.create({ ending: '9001', outcome: 'leftWithoutWord' }),
  sandboxCards.create({ ending: '9000', outcome: 'windowClosed' }),
])

/** The typed number of the card, account or phone, and a card's expiry `MM/YY` (empty for other methods). */
export type PaymentInput = { readonly number: string; readonly expiry: string }

/** The result of the typed numbers at `now` (ms). */
export function outcomeFor({ number, expiry }: PaymentInput, now: number): Outcome {
  const ending = number.replaceAll(/\D/g, '').slice(-4)
  const byNumber = sandboxCards.findFirst((q) => q.where({ ending }))?.outcome ?? 'approved'
  return byNumber === 'approved' && expiry !== '' && isPast(expiry, now) ? 'wrongExpiry' : byNumber
}

/** A card is valid until the last day of its month. */
function isPast(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? []
  if (!(Number(month) >= 1 && Number(month) <= 12)) return true
  return `20${year}-${month}` < koreanTime(now).slice(0, 7)
}

export type Failure = Exclude<Outcome, 'approved' | 'amountTampered' | 'replyLost' | 'windowClosed'>
type FailureReply = { readonly code: string; readonly message: Message }

const lowBalance = { ko: '잔액부족으로 결제에 실패했습니다.', en: 'The payment failed: not enough balance.' }
const checkExpiry = {
  ko: '카드 정보를 다시 확인해주세요. (유효기간)',
  en: 'Please check the card details. (expiry date)',
}
const cardStopped = { ko: '정지된 카드 입니다.', en: 'This card is blocked.' }

/** The replies of the provider's window. Codes of refused cards are those of ISO 8583: the provider's own are not public. */
const byWindow: Readonly<Record<Failure, FailureReply>> = {
  cancelled: { code: '01', message: orderMessages.canceledByShopper },
  cancelledInApp: { code: '01', message: { ko: '사용자에 의한 취소입니다.(091)', en: 'You cancelled in the app. (091)' } },
  leftWithoutWord: { code: '01', message: '' },
  limitExceeded: { code: '61', message: { ko: '한도초과로 결제에 실패했습니다.', en: 'The payment failed: over the limit.' } },
  insufficientBalance: { code: '51', message: lowBalance },
  wrongExpiry: { code: '54', message: checkExpiry },
  stoppedCard: { code: '62', message: cardStopped },
  providerError: {
    code: 'MX1002',
    message: {
      ko: '일시적인 오류로 결제시도가 정상적으로 처리되지 않았습니다.',
      en: 'The payment couldn’t be processed because of a temporary error.',
    },
  },
  timeout: {
    code: '68',
    message: { ko: '응답 시간이 초과되어 결제에 실패했습니다.', en: 'The payment failed: no reply in time.' },
  },
}

const cancelled = {
  code: 'PAY_PROCESS_CANCELED',
  message: { ko: '사용자에 의해 결제가 취소되었습니다.', en: 'You cancelled the payment.' },
}
const refusedByCard = {
  code: 'REJECT_CARD_PAYMENT',
  message: {
    ko: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    en: 'The payment failed: over the limit, or not enough balance.',
  },
}

/** The replies of the provider's redirect. */
const byRedirect: Readonly<Record<Failure, FailureReply>> = {
  cancelled,
  cancelledInApp: cancelled,
  leftWithoutWord: cancelled,
  limitExceeded: refusedByCard,
  insufficientBalance: refusedByCard,
  wrongExpiry: { code: 'INVALID_CARD_EXPIRATION', message: checkExpiry },
  stoppedCard: { code: 'INVALID_STOPPED_CARD', message: cardStopped },
  providerError: {
    code: 'PROVIDER_ERROR',
    message: {
      ko: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
      en: 'A temporary error occurred. Please try again in a moment.',
    },
  },
  timeout: {
    code: 'PAY_PROCESS_ABORTED',
    message: {
      ko: '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.',
      en: 'The payment stopped because it wasn’t approved.',
    },
  },
}

const byAccount: Readonly<Partial<Record<Failure, FailureReply>>> = {
  limitExceeded: {
    code: 'EXCEED_MAX_ONE_DAY_AMOUNT',
    message: { ko: '일일 한도를 초과했습니다.', en: 'This is over the daily limit.' },
  },
  insufficientBalance: { code: 'REJECT_ACCOUNT_PAYMENT', message: lowBalance },
}

/** Code and message of a failed payment, in the provider's wording. */
export function failureReply(tx: ReadTx, channel: PaymentChannel, method: PaymentMethod, failure: Failure) {
  const byMethod = method === 'Card' ? undefined : byAccount[failure]
  const { code, message } = channel === 'window' ? byWindow[failure] : (byMethod ?? byRedirect[failure])
  return { code, message: textInWorld(tx, message) }
}
