import { lazy, type ComponentType } from 'react'
import { catalogue, keptLanguage, type Vocabulary } from '../texts/catalogue.ts'

/** A page fetched when it is first seen, with the words it speaks. */
function page<P extends object>(load: () => Promise<ComponentType<P>>, vocabulary: Vocabulary = 'everyday') {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), catalogue(keptLanguage(), vocabulary)])
    return { default: Page }
  })
}

export const Login = page(async () => (await import('../pages/LoginPage.tsx')).LoginPage, 'picking')
export const Forbidden = page(async () => (await import('../pages/ForbiddenPage.tsx')).ForbiddenPage)
export const NotFound = page(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)
export const Callback = page(async () => (await import('../pages/CallbackPage.tsx')).CallbackPage, 'picking')
export const AdditionalInfo = page(async () => (await import('../pages/AdditionalInfoPage.tsx')).AdditionalInfoPage, 'picking')
export const Home = page(async () => (await import('../pages/HomePage.tsx')).HomePage)
export const Pick = page(async () => (await import('../pages/PickPage.tsx')).PickPage, 'picking')
export const Trend = page(async () => (await import('../pages/TrendPage.tsx')).TrendPage, 'picking')
export const Community = page(async () => (await import('../pages/CommunityPage.tsx')).CommunityPage, 'picking')
export const Shop = page(async () => (await import('../pages/ShopPage.tsx')).ShopPage, 'shopping')
export const Product = page(async () => (await import('../pages/ProductPage.tsx')).ProductPage, 'shopping')
export const ProductReviews = page(async () => (await import('../pages/ProductReviewsPage.tsx')).ProductReviewsPage, 'shopping')
export const Reviews = page(async () => (await import('../pages/ReviewsPage.tsx')).ReviewsPage, 'shopping')
export const Cart = page(async () => (await import('../pages/CartPage.tsx')).CartPage, 'shopping')
export const Orders = page(async () => (await import('../pages/OrdersPage.tsx')).OrdersPage, 'whole')
export const Profile = page(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage, 'whole')
export const MyReviews = page(async () => (await import('../pages/MyReviewsPage.tsx')).MyReviewsPage, 'whole')
export const GuestOrders = page(async () => (await import('../pages/GuestOrdersPage.tsx')).GuestOrdersPage, 'whole')
export const Checkout = page(async () => (await import('../pages/CheckoutPage.tsx')).CheckoutPage, 'whole')
export const PaymentSuccess = page(async () => (await import('../pages/PaymentSuccessPage.tsx')).PaymentSuccessPage, 'whole')
export const PaymentFail = page(async () => (await import('../pages/PaymentFailPage.tsx')).PaymentFailPage, 'whole')
export const PaymentResult = page(async () => (await import('../pages/PaymentResultPage.tsx')).PaymentResultPage, 'whole')
export const PaymentMobileResult = page(
  async () => (await import('../pages/PaymentMobileResultPage.tsx')).PaymentMobileResultPage,
  'whole',
)
export const PaymentWindow = page(async () => (await import('../pages/PaymentWindowPage.tsx')).PaymentWindowPage, 'whole')
