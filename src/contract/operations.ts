import * as auth from './auth.ts'
import * as episodes from './episodes.ts'
import type { Operation } from './operation.ts'
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
