/** Every route of the app: patterns for the router, functions for links. Relative to the app's base path. */
export const patterns = {
  home: '/',
  login: '/login',
  googleCallback: '/auth/google/callback',
  naverCallback: '/auth/naver/callback',
  guestCallback: '/auth/guest/callback',
  additionalInfo: '/auth/additional-info',
  pick: '/pick',
  // The spelling of the product specification.
  trend: '/picks/staticstic',
  shop: '/shop',
  product: '/product/:id',
  productReviews: '/product/:id/reviews',
  cart: '/cart',
  profile: '/account/profile',
  orders: '/account/orders',
  myReviews: '/account/reviews',
  guestOrders: '/guest/orders',
  checkout: '/checkout',
  paymentSuccess: '/payment/success',
  paymentFail: '/payment/fail',
  paymentClose: '/payment/close',
  paymentComplete: '/payment/complete',
  paymentResult: '/payment/result',
  paymentMobileResult: '/payment/mobile/result',
  reviews: '/reviews',
  forbidden: '/forbidden',
  community: '/community/episode/:id',
} as const

/** A member's own pages, in the order of the account's bar and of the menu (NAV-05). */
export const memberPages = ['profile', 'orders', 'myReviews'] as const
/** Those of a guest (NAV-06). */
export const guestPages = ['guestOrders'] as const

export const toProduct = (id: number) => `/product/${id}`
export const toProductReviews = (id: number) => `/product/${id}/reviews`
export const toCommunity = (episodeId: number) => `/community/episode/${episodeId}`
export const toTrend = (episodeId: number) =>
  `${patterns.trend}?${new URLSearchParams({ episode: String(episodeId) }).toString()}`
/** The shop's products of one episode. */
export const toShop = (episodeId: number) => `${patterns.shop}?${new URLSearchParams({ episode: String(episodeId) }).toString()}`
export const toShopCategory = (category: string) => `${patterns.shop}?${new URLSearchParams({ category }).toString()}`
export const toPaymentResult = (orderId: string) => `${patterns.paymentResult}?${new URLSearchParams({ orderId }).toString()}`
export const toGuestCallback = (state: string, code: string) =>
  `${patterns.guestCallback}?${new URLSearchParams({ state, code }).toString()}`

/** Routes without an id: the build copies `index.html` to each of them for static hosts. */
export const staticPaths = /* @__PURE__ */ Object.values(patterns).filter((pattern) => !pattern.includes(':'))
