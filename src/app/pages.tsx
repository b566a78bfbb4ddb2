import type { ComponentType } from 'react'
import { lazyComponent } from '../ui/lazyComponent.tsx'

/** A page by the name that its module exports: a function for each would be as long as the rest of this file. */
const page = <K extends string, P extends object>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazyComponent(async () => (await load())[name])

export const Forbidden = page(() => import('../features/session/ForbiddenPage.tsx'), 'ForbiddenPage')
export const NotFound = lazyComponent(async () => (await import('../api/NotFoundPage.tsx')).NotFoundPage)
export const Callback = page(() => import('../features/session/CallbackPage.tsx'), 'CallbackPage')
export const AdditionalInfo = page(() => import('../features/session/AdditionalInfoPage.tsx'), 'AdditionalInfoPage')
export const Pick = page(() => import('../features/pick/PickPage.tsx'), 'PickPage')
export const Trend = page(() => import('../features/trend/TrendPage.tsx'), 'TrendPage')
export const Community = page(() => import('../features/community/CommunityPage.tsx'), 'CommunityPage')
export const Product = page(() => import('../features/product/ProductPage.tsx'), 'ProductPage')
/** Brings the product's page too, so that a product's picture grows from one to the other. */
export const Shop = lazyComponent(async () => {
  const { ShopPage } = await import('../features/shop/ShopPage.tsx')
  Product.preload().catch(() => undefined)
  return ShopPage
})
export const ProductReviews = page(() => import('../features/reviews/ProductReviewsPage.tsx'), 'ProductReviewsPage')
export const Reviews = page(() => import('../features/reviews/ReviewsPage.tsx'), 'ReviewsPage')
export const Cart = page(() => import('../features/cart/CartPage.tsx'), 'CartPage')
export const AccountLayout = page(() => import('../features/account/AccountLayout.tsx'), 'AccountLayout')
export const Orders = page(() => import('../features/orders/OrdersPage.tsx'), 'OrdersPage')
export const Profile = page(() => import('../features/account/ProfilePage.tsx'), 'ProfilePage')
export const MyReviews = page(() => import('../features/reviews/MyReviewsPage.tsx'), 'MyReviewsPage')
export const GuestOrders = page(() => import('../features/guest/GuestOrdersPage.tsx'), 'GuestOrdersPage')
export const Checkout = page(() => import('../features/checkout/CheckoutPage.tsx'), 'CheckoutPage')
export const PaymentSuccess = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentSuccessPage')
export const PaymentFail = page(() => import('../features/payment/PaymentFailPage.tsx'), 'PaymentFailPage')
export const PaymentResult = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentResultPage')
export const PaymentMobileResult = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentMobileResultPage')
export const PaymentWindow = page(() => import('../features/payment/PaymentWindow.tsx'), 'PaymentWindowPage')
