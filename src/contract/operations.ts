import * as auth from './auth.ts'
import * as episodes from './episodes.ts'
import type { InputOf, Operation } from './operation.ts'
import * as orders from './orders.ts'
import * as payment from './payment.ts'
import * as picks from './picks.ts'
import * as products from './products.ts'
import * as reviews from './reviews.ts'
import * as users from './users.ts'

/** All operations by their name in the client, the mock backend and the documents. */
export const operations = {
  signInWithGoogle: auth.signInWithGoogle,
  signInWithNaver: auth.signInWithNaver,
  signInAsGuest: auth.signInAsGuest,
  refreshTokens: auth.refreshTokens,
  currentEpisode: episodes.currentEpisode,
  episodes: episodes.episodes,
  recordPick: picks.recordPick,
  statisticsSummary: picks.statisticsSummary,
  statistics: picks.statistics,
  userPicks: picks.userPicks,
  saveMemo: picks.saveMemo,
  memoPreview: picks.memoPreview,
  memos: picks.memos,
  products: products.products,
  product: products.productById,
  productReviews: reviews.productReviews,
  reviewPreview: reviews.reviewPreview,
  reviews: reviews.reviews,
  createReview: reviews.createReview,
  user: users.userById,
  updateUser: users.updateUser,
  addInformation: users.addInformation,
  userReviews: users.userReviews,
  addAddress: users.addAddress,
  userOrders: orders.userOrders,
  guestOrder: orders.guestOrder,
  createOrder: orders.createOrder,
  mobilePaymentForm: payment.mobilePaymentForm,
  confirmOrder: orders.confirmOrder,
  failOrder: orders.failOrder,
  orderCompletion: orders.orderCompletion,
  cancelOrder: orders.cancelOrder,
  cancelOrderLine: orders.cancelOrderLine,
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

type Operations = typeof operations
type NameWithBody = { [Name in OperationName]: Operations[Name] extends { readonly body: unknown } ? Name : never }[OperationName]

/**
 * A valid body of every operation that has one: for the OpenAPI document, the contract kit and the tests of invalid bodies. Not in
 * the operations themselves, which pages load.
 */
export const examples: { readonly [Name in NameWithBody]: InputOf<Operations[Name]>['body'] } = {
  signInWithGoogle: { authorizationCode: 'code', state: 'state' },
  signInWithNaver: { authorizationCode: 'code', state: 'state' },
  signInAsGuest: { guestId: 'device-1' },
  recordPick: { episodeId: 6, styleIds: [51] },
  saveMemo: { userId: 2, episodeId: 6, memo: '메모' },
  updateUser: { nickName: '지훈', email: 'a@example.com', phoneNumber: '01012345678', age: 1991, gender: 'M' },
  addInformation: { age: 1991, gender: 'M' },
  addAddress: {
    name: '집',
    receiver: '지훈',
    phoneNumber: '01012345678',
    address: '서울',
    addressDetail: '1',
    postalCode: '03045',
  },
  guestOrder: { orderId: 'unknown', phoneNumber: '01000000002' },
  createOrder: {
    products: [{ productId: 1, stockId: 1, price: 1, quantity: 1 }],
    addressId: 1,
    totalAmount: 1,
    shippingAmount: 0,
  },
  confirmOrder: { orderId: 'unknown', paymentKey: 'invented', amount: 1 },
  failOrder: { orderId: 'unknown', failCode: 'X', failMessage: 'x' },
  cancelOrder: { orderId: 'unknown', cancelReason: '변심' },
  cancelOrderLine: { orderId: 'unknown', orderItemId: 1, cancelReason: '변심' },
  mobilePaymentForm: { orderId: 'unknown', paymentMethod: 'Card' },
  createReview: { orderId: 'unknown', productId: 1, orderItemId: 1, rating: 5, content: '아주 마음에 들어요. 추천해요.' },
}
