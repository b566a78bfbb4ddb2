import { lazy, type ComponentType, type ReactNode } from 'react'
import { catalogue, keptLanguage, type Vocabulary } from '../texts/catalogue.ts'

/** A page fetched when it is first seen, with the words it speaks. */
function page<P extends object>(load: () => Promise<ComponentType<P>>, vocabulary: Vocabulary = 'everyday') {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), catalogue(keptLanguage(), vocabulary)])
    return { default: Page }
  })
}

type Frame = ComponentType<{ children: ReactNode }>

/** The same within what it cannot do without, fetched along with it. */
function pageWithin<P extends object>(
  frame: () => Promise<Frame>,
  load: () => Promise<ComponentType<P>>,
  vocabulary: Vocabulary,
) {
  return page(async () => {
    const [Frame, Page] = await Promise.all([frame(), load()])
    return function Framed(props: P) {
      return (
        <Frame>
          <Page {...props} />
        </Frame>
      )
    }
  }, vocabulary)
}

/** A page that shows what the server says: the cache of server data comes along with it. */
const servedPage = <P extends object>(load: () => Promise<ComponentType<P>>, vocabulary: Vocabulary = 'everyday') =>
  pageWithin(async () => (await import('./Served.tsx')).Served, load, vocabulary)

/** A page on which an order is made or comes to its end. */
const orderingPage = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  pageWithin(async () => (await import('./Ordering.tsx')).Ordering, load, 'whole')

export const Login = page(async () => (await import('../pages/LoginPage.tsx')).LoginPage, 'picking')
export const Forbidden = page(async () => (await import('../pages/ForbiddenPage.tsx')).ForbiddenPage)
export const NotFound = page(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)
export const Callback = servedPage(async () => (await import('../pages/CallbackPage.tsx')).CallbackPage, 'picking')
export const AdditionalInfo = servedPage(
  async () => (await import('../pages/AdditionalInfoPage.tsx')).AdditionalInfoPage,
  'picking',
)
export const Home = servedPage(async () => (await import('../pages/HomePage.tsx')).HomePage)
export const Pick = servedPage(async () => (await import('../pages/PickPage.tsx')).PickPage, 'picking')
export const Trend = servedPage(async () => (await import('../pages/TrendPage.tsx')).TrendPage, 'picking')
export const Community = servedPage(async () => (await import('../pages/CommunityPage.tsx')).CommunityPage, 'picking')
export const Shop = servedPage(async () => (await import('../pages/ShopPage.tsx')).ShopPage, 'shopping')
export const Product = servedPage(async () => (await import('../pages/ProductPage.tsx')).ProductPage, 'shopping')
export const ProductReviews = servedPage(
  async () => (await import('../pages/ProductReviewsPage.tsx')).ProductReviewsPage,
  'shopping',
)
export const Reviews = servedPage(async () => (await import('../pages/ReviewsPage.tsx')).ReviewsPage, 'shopping')
export const Cart = servedPage(async () => (await import('../pages/CartPage.tsx')).CartPage, 'shopping')
export const Orders = servedPage(async () => (await import('../pages/OrdersPage.tsx')).OrdersPage, 'whole')
export const Profile = servedPage(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage, 'whole')
export const MyReviews = servedPage(async () => (await import('../pages/MyReviewsPage.tsx')).MyReviewsPage, 'whole')
export const GuestOrders = servedPage(async () => (await import('../pages/GuestOrdersPage.tsx')).GuestOrdersPage, 'whole')
export const Checkout = orderingPage(async () => (await import('../pages/CheckoutPage.tsx')).CheckoutPage)
export const PaymentSuccess = orderingPage(async () => (await import('../pages/PaymentSuccessPage.tsx')).PaymentSuccessPage)
export const PaymentFail = orderingPage(async () => (await import('../pages/PaymentFailPage.tsx')).PaymentFailPage)
export const PaymentResult = orderingPage(async () => (await import('../pages/PaymentResultPage.tsx')).PaymentResultPage)
export const PaymentMobileResult = orderingPage(
  async () => (await import('../pages/PaymentMobileResultPage.tsx')).PaymentMobileResultPage,
)
export const PaymentWindow = page(async () => (await import('../pages/PaymentWindowPage.tsx')).PaymentWindowPage, 'whole')
