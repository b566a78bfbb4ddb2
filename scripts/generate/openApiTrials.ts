import type { ErrorCode } from '../../src/contract/errors.ts'
import { ADDRESSES_MAX, REVIEW_PHOTOS_MAX } from '../../src/contract/limits.ts'
import { examples, type OperationName } from '../../src/contract/operations.ts'
import { priceOf, shippingFeeOf } from '../../mocks/db/prices.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import type { WriteTx } from '../../mocks/db/collections.ts'
import { issuePaymentKey } from '../../mocks/rules/payment/payments.ts'
import { addAddress } from '../../mocks/rules/users/users.ts'
import { issueAuthorizationCode, startSession } from '../../mocks/rules/users/session.ts'
import { latestOrder, placeUnpaidOrder, productOfStock, sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START as now } from '../../mocks/scenarios/startScenario.ts'

type Json = Record<string, unknown>
export type TrialRequest = {
  readonly params?: Json
  readonly query?: Json
  readonly body?: Json
  readonly token?: string
  readonly photos?: number
}
export type Trial = (tx: WriteTx) => TrialRequest
export type Trials = { readonly [Code in ErrorCode | 'success']?: Trial }

/** The member of all replies: who signs in by an example finds its orders. */
export const member = personas.minseo
const own = { userId: member.id }
const memo = '따뜻한 색이 좋아요'
const episode = (episodeId = 6) => ({ query: { episodeId } })
const bodyOf = (name: keyof typeof examples): Json => ({ ...examples[name] })

const unpicked = (tx: WriteTx) => tx.picks.deleteMany((q) => q.where({ ...own, episodeId: 6 }))
const withoutEpisodes = (tx: WriteTx): TrialRequest => {
  tx.episodes.deleteMany()
  return {}
}
const after =
  (prepare: (tx: WriteTx) => unknown, request: Trial): Trial =>
  (tx) => {
    prepare(tx)
    return request(tx)
  }
const codeOf = (provider: 'google' | 'naver') => (tx: WriteTx) => ({
  body: { state: 's', authorizationCode: issueAuthorizationCode(tx, { provider, state: 's', userId: member.id }, now) },
})
const unpaid = (tx: WriteTx, stockId: number = sizes.washedCap) =>
  placeUnpaidOrder(tx, member.id, [{ stockId, quantity: 1 }], now)
const order = (tx: WriteTx, status: Parameters<typeof latestOrder>[2]) => latestOrder(tx, member.id, status)
const linesOf = (tx: WriteTx, { id }: { readonly id: number }) => tx.orderLines.findMany((q) => q.where({ ofOrder: id }))
const reason = { cancelReason: '마음이 바뀌었어요' }

function draft(tx: WriteTx, stockId: number = sizes.washedCap, wrong: Json = {}) {
  const product = productOfStock(tx, stockId)
  const price = priceOf(product)
  const shippingAmount = shippingFeeOf(price)
  const { id: addressId } = tx.addresses.findFirst((q) => q.where(own), { strict: true })
  return {
    products: [{ productId: product.id, stockId, price, quantity: 1, ...wrong }],
    addressId,
    totalAmount: price + shippingAmount,
    shippingAmount,
  }
}

function payment(tx: WriteTx, { orderId, totalAmount: amount } = unpaid(tx)) {
  return { orderId, amount, paymentKey: issuePaymentKey(tx, { orderId, channel: 'redirect', method: 'Card', amount }) }
}

function cancellation(tx: WriteTx, status: Parameters<typeof latestOrder>[2], at = 0) {
  const { id, orderId } = order(tx, status)
  return { orderId, orderItemId: linesOf(tx, { id })[at]?.id, ...reason }
}

/** A delivered line, with or without a review. */
function review(tx: WriteTx, isReviewed = false): Json {
  const delivered = tx.orders.findMany((q) => q.where({ ...own, status: 'DELIVERED' }))
  const isWanted = ({ id: lineId }: { readonly id: number }) =>
    (tx.reviews.findFirst((q) => q.where({ lineId })) !== undefined) === isReviewed
  const of = delivered.find((each) => linesOf(tx, each).some(isWanted))
  const line = of && linesOf(tx, of).find(isWanted)
  return { ...bodyOf('createReview'), orderId: of?.orderId, productId: line?.productId, orderItemId: line?.id }
}

const paidByDeposit = (tx: WriteTx) =>
  tx.orders.findMany((q) => q.where({ ...own, status: 'PREPARING' })).find(({ virtualAccount }) => virtualAccount)

/**
 * For each operation the request of its success and of each of its own refusals, in a world of their own. Without one its success is
 * a request with 1 for each parameter and the body of `examples`, and a refusal has its words alone.
 */
export const trials: { readonly [Name in OperationName]?: Trials } = {
  signInWithGoogle: { success: codeOf('google'), INVALID_AUTHORIZATION_CODE: () => ({ body: bodyOf('signInWithGoogle') }) },
  signInWithNaver: { success: codeOf('naver'), INVALID_AUTHORIZATION_CODE: () => ({ body: bodyOf('signInWithNaver') }) },
  signInAsGuest: {
    success: (tx) => {
      tx.users.update((q) => q.where({ id: member.id }), { data: (user) => void (user.guestId = 'device-1') })
      return { body: bodyOf('signInAsGuest') }
    },
  },
  refreshTokens: {
    success: (tx) => ({ token: startSession(tx, member.id, now).refreshToken }),
    INVALID_REFRESH_TOKEN: () => ({ token: 'unknown' }),
    EXPIRED_REFRESH_TOKEN: (tx) => ({ token: startSession(tx, member.id, 0).refreshToken }),
  },
  currentEpisode: { EPISODE_NOT_FOUND: withoutEpisodes },
  recordPick: {
    success: after(unpicked, () => ({ body: bodyOf('recordPick') })),
    EPISODE_CLOSED: (tx) => ({ body: { episodeId: 5, styleIds: [tx.styles.findFirst((q) => q.where({ episodeId: 5 }))?.id] } }),
    INVALID_STYLE: () => ({ body: { episodeId: 6, styleIds: [1] } }),
    ALREADY_PICKED: () => ({ body: bodyOf('recordPick') }),
    EPISODE_NOT_FOUND: () => ({ body: { episodeId: 99, styleIds: [1] } }),
  },
  statisticsSummary: { EPISODE_NOT_FOUND: withoutEpisodes },
  statistics: { success: () => episode(), EPISODE_NOT_FOUND: () => episode(99) },
  userPicks: {
    success: () => ({ params: own, ...episode() }),
    PICK_NOT_FOUND: after(unpicked, () => ({ params: own, ...episode() })),
  },
  saveMemo: {
    success: () => ({ body: { ...own, episodeId: 6, memo } }),
    NOT_PARTICIPATED: after(unpicked, () => ({ body: { ...own, episodeId: 6, memo } })),
    INVALID_MEMO: () => ({ body: { ...own, episodeId: 6, memo: '' } }),
    EPISODE_NOT_FOUND: () => ({ body: { ...own, episodeId: 99, memo } }),
  },
  memoPreview: { success: () => episode(), EPISODE_NOT_FOUND: () => episode(99) },
  memos: { success: () => episode(), EPISODE_NOT_FOUND: () => episode(99) },
  product: { PRODUCT_NOT_FOUND: () => ({ params: { productId: 9999 } }) },
  productReviews: { PRODUCT_NOT_FOUND: () => ({ params: { productId: 9999 } }) },
  createReview: {
    success: (tx) => ({ body: review(tx) }),
    ORDER_NOT_FOUND: () => ({ body: bodyOf('createReview') }),
    ORDER_LINE_NOT_FOUND: (tx) => ({ body: { ...review(tx), orderItemId: 9999 } }),
    NOT_DELIVERED: (tx) => {
      const { id, orderId } = order(tx, 'CONFIRMED')
      const [line] = linesOf(tx, { id })
      return { body: { ...review(tx), orderId, orderItemId: line?.id, productId: line?.productId } }
    },
    ALREADY_REVIEWED: (tx) => ({ body: review(tx, true) }),
    INVALID_IMAGE: (tx) => ({ body: review(tx), photos: REVIEW_PHOTOS_MAX + 1 }),
  },
  updateUser: {
    EMAIL_TAKEN: () => ({ params: own, body: { ...bodyOf('updateUser'), email: personas.jihoon.email } }),
  },
  addAddress: {
    TOO_MANY_ADDRESSES: (tx) => {
      while (tx.addresses.findMany((q) => q.where(own)).length < ADDRESSES_MAX) addAddress(tx, member, examples.addAddress)
      return { params: own, body: bodyOf('addAddress') }
    },
  },
  guestOrder: {
    success: (tx) => {
      const { orderId, phoneNumber } = tx.orders.findFirst((q) => q.where({ userId: personas.guestOrdered.id }), { strict: true })
      return { body: { orderId, phoneNumber } }
    },
    ORDER_NOT_FOUND: () => ({ body: bodyOf('guestOrder') }),
    TOO_MANY_ATTEMPTS: (tx) => {
      tx.lookups.create({ id: 'unknown', failedAt: Array<number>(5).fill(now) })
      return { body: bodyOf('guestOrder') }
    },
  },
  createOrder: {
    success: (tx) => ({ body: draft(tx) }),
    PRICE_CHANGED: (tx) => ({ body: draft(tx, sizes.washedCap, { price: 1 }) }),
    OUT_OF_STOCK: after(
      (tx) => sellOut(tx, sizes.sheerCardigan, now),
      (tx) => ({ body: draft(tx, sizes.sheerCardigan) }),
    ),
    ADDRESS_NOT_FOUND: (tx) => ({ body: { ...draft(tx), addressId: 9999 } }),
    AMOUNT_MISMATCH: (tx) => ({ body: { ...draft(tx), totalAmount: 1 } }),
    PRODUCT_NOT_FOUND: (tx) => ({ body: draft(tx, sizes.washedCap, { productId: 9999 }) }),
  },
  confirmOrder: {
    success: (tx) => ({ body: payment(tx) }),
    ORDER_NOT_FOUND: () => ({ body: bodyOf('confirmOrder') }),
    ORDER_NOT_PAYABLE: (tx) => ({ body: { ...bodyOf('confirmOrder'), orderId: order(tx, 'CANCELED').orderId } }),
    AMOUNT_MISMATCH: (tx) => ({ body: { ...payment(tx), amount: 1 } }),
    INVALID_PAYMENT_KEY: (tx) => ({ body: { ...payment(tx), paymentKey: 'unknown' } }),
    OUT_OF_STOCK: (tx) => {
      const body = payment(tx, unpaid(tx, sizes.sheerCardigan))
      sellOut(tx, sizes.sheerCardigan, now)
      return { body }
    },
  },
  failOrder: { success: (tx) => ({ body: { ...bodyOf('failOrder'), orderId: unpaid(tx).orderId } }) },
  orderCompletion: {
    success: (tx) => ({ params: { orderId: order(tx, 'WAITING_FOR_DEPOSIT').orderId } }),
    ORDER_NOT_FOUND: () => ({ params: { orderId: 'unknown' } }),
  },
  cancelOrder: {
    success: (tx) => ({ body: { orderId: order(tx, 'CONFIRMED').orderId, ...reason } }),
    ORDER_NOT_FOUND: () => ({ body: bodyOf('cancelOrder') }),
    NOT_CANCELABLE: (tx) => ({ body: { orderId: order(tx, 'SHIPPING').orderId, ...reason } }),
    REFUND_ACCOUNT_REQUIRED: (tx) => ({ body: { orderId: paidByDeposit(tx)?.orderId, ...reason } }),
  },
  cancelOrderLine: {
    success: (tx) => ({ body: cancellation(tx, 'CONFIRMED') }),
    ORDER_NOT_FOUND: () => ({ body: bodyOf('cancelOrderLine') }),
    ORDER_LINE_NOT_FOUND: (tx) => ({ body: { ...cancellation(tx, 'CONFIRMED'), orderItemId: 9999 } }),
    NOT_CANCELABLE: (tx) => ({ body: cancellation(tx, 'SHIPPING') }),
    ALREADY_CANCELED: (tx) => {
      const { id, orderId } = order(tx, 'PARTIAL_CANCELED')
      return { body: { orderId, orderItemId: linesOf(tx, { id }).find(({ isCanceled }) => isCanceled)?.id, ...reason } }
    },
    REFUND_ACCOUNT_REQUIRED: (tx) => {
      const paid = paidByDeposit(tx)
      return { body: { orderId: paid?.orderId, orderItemId: paid && linesOf(tx, paid)[0]?.id, ...reason } }
    },
  },
  mobilePaymentForm: {
    success: (tx) => ({ body: { ...bodyOf('mobilePaymentForm'), orderId: unpaid(tx).orderId } }),
    ORDER_NOT_FOUND: () => ({ body: bodyOf('mobilePaymentForm') }),
    ORDER_NOT_PAYABLE: (tx) => ({ body: { ...bodyOf('mobilePaymentForm'), orderId: order(tx, 'CANCELED').orderId } }),
  },
}
