import type { ComponentType } from 'react'
import { lazyComponent as page } from '../ui/lazyComponent.tsx'

/** A page in the layout of the account pages, which is loaded with it. */
const accountPage = (load: () => Promise<ComponentType>) =>
  page(async () => {
    const loading = load()
    const { inAccountFrame } = await import('../features/account/AccountFrame.tsx')
    return inAccountFrame(await loading)
  })

export const Forbidden = page(async () => (await import('../features/session/ForbiddenPage.tsx')).ForbiddenPage)
export const NotFound = page(async () => (await import('../ui/NotFoundPage.tsx')).NotFoundPage)
export const Callback = page(async () => (await import('../features/session/CallbackPage.tsx')).CallbackPage)
export const AdditionalInfo = page(async () => (await import('../features/session/AdditionalInfoPage.tsx')).AdditionalInfoPage)
export const Pick = page(async () => (await import('../features/pick/PickPage.tsx')).PickPage)
export const Trend = page(async () => (await import('../features/trend/TrendPage.tsx')).TrendPage)
export const Community = page(async () => (await import('../features/community/CommunityPage.tsx')).CommunityPage)
export const Product = page(async () => (await import('../features/product/ProductPage.tsx')).ProductPage)
/** Brings the product's page too, so that a product's picture grows from one to the other. */
export const Shop = page(async () => {
  const { ShopPage } = await import('../features/shop/ShopPage.tsx')
  Product.preload().catch(() => undefined)
  return ShopPage
})
export const ProductReviews = page(async () => (await import('../features/reviews/ProductReviewsPage.tsx')).ProductReviewsPage)
export const Reviews = page(async () => (await import('../features/reviews/ReviewsPage.tsx')).ReviewsPage)
export const Cart = page(async () => (await import('../features/cart/CartPage.tsx')).CartPage)
export const Orders = accountPage(async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage)
export const Profile = accountPage(async () => (await import('../features/account/ProfilePage.tsx')).ProfilePage)
export const MyReviews = accountPage(async () => (await import('../features/reviews/MyReviewsPage.tsx')).MyReviewsPage)
export const GuestOrders = page(async () => (await import('../features/guest/GuestOrdersPage.tsx')).GuestOrdersPage)
export const Checkout = page(async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage)
export const PaymentSuccess = page(async () => (await import('../features/payment/PaymentSuccessPage.tsx')).PaymentSuccessPage)
export const PaymentFail = page(async () => (await import('../features/payment/PaymentFailPage.tsx')).PaymentFailPage)
export const PaymentResult = page(async () => (await import('../features/payment/PaymentResultPage.tsx')).PaymentResultPage)
export const PaymentMobileResult = page(
  async () => (await import('../features/payment/PaymentMobileResultPage.tsx')).PaymentMobileResultPage,
)
export const PaymentWindow = page(async () => (await import('../features/payment/PaymentWindowPage.tsx')).PaymentWindowPage)
