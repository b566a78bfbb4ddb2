import type { ComponentType, ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import type { TextsOf } from '../texts/defineTexts.ts'
import type { pageTexts } from '../texts/pages.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'

export type RouteName = keyof typeof patterns

export type Route = {
  /** Who may open it (ROLE-01 to ROLE-03, ROLE-07). */
  who: 'everyone' | 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member'
  /** Whether it sends what needs the session on entry: it waits until the server has shown the user. */
  awaitsUser?: true
  /** Whether it is the last page of a payment window, which closes in every state of the session: it begins no call. */
  isLast?: true
  /** The document's title by its name in `texts/pages.ts`; without one the page has a title of its own. */
  title?: keyof TextsOf<typeof pageTexts>['titles']
  Page: LazyPage
  /** Around the page, and shared with other pages. */
  Frame?: LazyFrame
  /** The page that most shoppers open next: its code is loaded when this one is idle. */
  next?: RouteName
}

type LazyPage = ReturnType<typeof lazyComponent<object>>
type LazyFrame = ReturnType<typeof lazyComponent<{ children: ReactNode }>>

/** A page by the name that its module exports. */
const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): LazyPage =>
  lazyComponent(async () => (await load())[name])

const Callback = page(() => import('../features/session/CallbackPage.tsx'), 'CallbackPage')
const Frame = lazyComponent(async () => (await import('../features/account/AccountLayout.tsx')).AccountLayout)

/** Every route of the app once. A visitor's home is the landing, which `Router` has. */
export const routes: Readonly<Record<RouteName, Route>> = {
  home: { who: 'signedIn', Page: page(() => import('../features/home/HomePage.tsx'), 'HomePage') },
  login: { who: 'visitor', title: 'login', Page: page(() => import('../features/session/LoginPage.tsx'), 'LoginPage') },
  googleCallback: { who: 'everyone', awaitsUser: true, title: 'callback', Page: Callback },
  naverCallback: { who: 'everyone', awaitsUser: true, title: 'callback', Page: Callback },
  guestCallback: { who: 'everyone', awaitsUser: true, title: 'callback', Page: Callback },
  additionalInfo: {
    who: 'signedIn',
    title: 'additionalInfo',
    Page: page(() => import('../features/session/AdditionalInfoPage.tsx'), 'AdditionalInfoPage'),
  },
  pick: { who: 'signedIn', title: 'pick', Page: page(() => import('../features/pick/PickPage.tsx'), 'PickPage') },
  trend: { who: 'signedIn', title: 'trend', Page: page(() => import('../features/trend/TrendPage.tsx'), 'TrendPage') },
  shop: {
    who: 'signedIn',
    title: 'shop',
    Page: page(() => import('../features/shop/ShopPage.tsx'), 'ShopPage'),
    // A product's picture grows from its card only into a page whose code is there (OPEN-46).
    next: 'product',
  },
  product: { who: 'signedIn', Page: page(() => import('../features/product/ProductPage.tsx'), 'ProductPage') },
  productReviews: {
    who: 'signedIn',
    Page: page(() => import('../features/reviews/ProductReviewsPage.tsx'), 'ProductReviewsPage'),
  },
  cart: { who: 'signedIn', title: 'cart', Page: page(() => import('../features/cart/CartPage.tsx'), 'CartPage') },
  profile: {
    who: 'member',
    title: 'profile',
    Page: page(() => import('../features/account/ProfilePage.tsx'), 'ProfilePage'),
    Frame,
  },
  orders: {
    who: 'member',
    title: 'orders',
    Page: page(() => import('../features/orders/OrdersPage.tsx'), 'OrdersPage'),
    Frame,
  },
  myReviews: {
    who: 'member',
    title: 'myReviews',
    Page: page(() => import('../features/reviews/MyReviewsPage.tsx'), 'MyReviewsPage'),
    Frame,
  },
  guestOrders: {
    who: 'visitorOrGuest',
    title: 'guestOrders',
    Page: page(() => import('../features/guest/GuestOrdersPage.tsx'), 'GuestOrdersPage'),
  },
  checkout: {
    who: 'signedIn',
    title: 'checkout',
    Page: page(() => import('../features/checkout/CheckoutPage.tsx'), 'CheckoutPage'),
  },
  paymentSuccess: {
    who: 'signedIn',
    awaitsUser: true,
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentSuccessPage'),
  },
  paymentFail: {
    who: 'everyone',
    awaitsUser: true,
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentFailPage.tsx'), 'PaymentFailPage'),
  },
  paymentClose: {
    who: 'everyone',
    isLast: true,
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentWindow.tsx'), 'PaymentClosePage'),
  },
  paymentComplete: {
    who: 'everyone',
    isLast: true,
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentWindow.tsx'), 'PaymentCompletePage'),
  },
  paymentResult: {
    who: 'signedIn',
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentResultPage'),
  },
  paymentMobileResult: {
    who: 'signedIn',
    title: 'payment',
    Page: page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentMobileResultPage'),
  },
  reviews: { who: 'signedIn', title: 'reviews', Page: page(() => import('../features/reviews/ReviewsPage.tsx'), 'ReviewsPage') },
  forbidden: {
    who: 'everyone',
    title: 'forbidden',
    Page: page(() => import('../features/session/ForbiddenPage.tsx'), 'ForbiddenPage'),
  },
  community: {
    who: 'signedIn',
    title: 'community',
    Page: page(() => import('../features/community/CommunityPage.tsx'), 'CommunityPage'),
  },
}

const names = Object.keys(patterns).filter((name): name is RouteName => name in routes)

/** The name of the route of a path, relative to the app's base; undefined for an unknown one. */
export const nameAt = (path: string): RouteName | undefined => names.find((name) => matchPath(patterns[name], path))

export const routeAt = (path: string): Route | undefined => {
  const name = nameAt(path)
  return name && routes[name]
}

/** Loads the page of a path; for who is not signed in the login page, where they are led to it. A failure shows when the page renders. */
export async function preloadPage(path: string, isSignedIn: boolean): Promise<void> {
  const route = routeAt(path)
  if (!route) return
  const isForVisitors = route.who !== 'signedIn' && route.who !== 'member'
  const { Page, Frame: Around } = isSignedIn || isForVisitors ? route : routes.login
  await Promise.all([Page.preload(), Around?.preload()]).catch(() => undefined)
}
