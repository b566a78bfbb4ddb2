import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { Landing } from '../features/landing/Landing.tsx'
import * as firstPages from './firstPages.ts'
import { Require } from '../features/session/guards.tsx'
import { Layout } from './Layout.tsx'
import { useAppSelector } from '../hooks.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'

/** A page by the name that its module exports: a function for each would be as long as the rest of this file. */
const page = <K extends string, P extends object>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazyComponent(async () => (await load())[name])

const Forbidden = page(() => import('../features/session/ForbiddenPage.tsx'), 'ForbiddenPage')
const NotFound = lazyComponent(async () => (await import('../api/NotFoundPage.tsx')).NotFoundPage)
const Callback = page(() => import('../features/session/CallbackPage.tsx'), 'CallbackPage')
const AdditionalInfo = page(() => import('../features/session/AdditionalInfoPage.tsx'), 'AdditionalInfoPage')
const Pick = page(() => import('../features/pick/PickPage.tsx'), 'PickPage')
const Trend = page(() => import('../features/trend/TrendPage.tsx'), 'TrendPage')
const Community = page(() => import('../features/community/CommunityPage.tsx'), 'CommunityPage')
const Product = page(() => import('../features/product/ProductPage.tsx'), 'ProductPage')
/** Brings the product's page too, so that a product's picture grows from one to the other. */
const Shop = lazyComponent(async () => {
  const { ShopPage } = await import('../features/shop/ShopPage.tsx')
  Product.preload().catch(() => undefined)
  return ShopPage
})
const ProductReviews = page(() => import('../features/reviews/ProductReviewsPage.tsx'), 'ProductReviewsPage')
const Reviews = page(() => import('../features/reviews/ReviewsPage.tsx'), 'ReviewsPage')
const Cart = page(() => import('../features/cart/CartPage.tsx'), 'CartPage')
const AccountLayout = page(() => import('../features/account/AccountLayout.tsx'), 'AccountLayout')
const Orders = page(() => import('../features/orders/OrdersPage.tsx'), 'OrdersPage')
const Profile = page(() => import('../features/account/ProfilePage.tsx'), 'ProfilePage')
const MyReviews = page(() => import('../features/reviews/MyReviewsPage.tsx'), 'MyReviewsPage')
const GuestOrders = page(() => import('../features/guest/GuestOrdersPage.tsx'), 'GuestOrdersPage')
const Checkout = page(() => import('../features/checkout/CheckoutPage.tsx'), 'CheckoutPage')
const PaymentSuccess = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentSuccessPage')
const PaymentFail = page(() => import('../features/payment/PaymentFailPage.tsx'), 'PaymentFailPage')
const PaymentResult = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentResultPage')
const PaymentMobileResult = page(() => import('../features/payment/PaymentResultPage.tsx'), 'PaymentMobileResultPage')
const PaymentWindow = page(() => import('../features/payment/PaymentWindow.tsx'), 'PaymentWindowPage')

/** The routes and their guards. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={patterns.home} element={<Home />} />
        <Route path={patterns.forbidden} element={<Forbidden />} />
        <Route path={patterns.paymentFail} element={<PaymentFail />} />
        <Route path={patterns.paymentClose} element={<PaymentWindow end="close" />} />
        <Route path={patterns.paymentComplete} element={<PaymentWindow end="complete" />} />
        <Route path={patterns.googleCallback} element={<Callback provider="google" />} />
        <Route path={patterns.naverCallback} element={<Callback provider="naver" />} />
        <Route path={patterns.guestCallback} element={<Callback provider="guest" />} />
        <Route path="/auth/:provider/callback" element={<Callback provider="other" />} />
        <Route element={<Require who="visitor" />}>
          <Route path={patterns.login} element={<firstPages.Login />} />
        </Route>
        <Route element={<Require who="visitorOrGuest" />}>
          <Route path={patterns.guestOrders} element={<GuestOrders />} />
        </Route>
        <Route element={<Require who="signedIn" />}>
          <Route path={patterns.additionalInfo} element={<AdditionalInfo />} />
          <Route path={patterns.pick} element={<Pick />} />
          <Route path={patterns.trend} element={<Trend />} />
          <Route path={patterns.community} element={<Community />} />
          <Route path={patterns.shop} element={<Shop />} />
          <Route path={patterns.product} element={<Product />} />
          <Route path={patterns.productReviews} element={<ProductReviews />} />
          <Route path={patterns.reviews} element={<Reviews />} />
          <Route path={patterns.cart} element={<Cart />} />
          <Route path={patterns.checkout} element={<Checkout />} />
          <Route path={patterns.paymentSuccess} element={<PaymentSuccess />} />
          <Route path={patterns.paymentResult} element={<PaymentResult />} />
          <Route path={patterns.paymentMobileResult} element={<PaymentMobileResult />} />
        </Route>
        <Route element={<Require who="member" />}>
          <Route element={<AccountLayout />}>
            <Route path={patterns.profile} element={<Profile />} />
            <Route path={patterns.orders} element={<Orders />} />
            <Route path={patterns.myReviews} element={<MyReviews />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

function Home() {
  return useAppSelector((state) => state.auth.isAuthenticated) ? <firstPages.Home /> : <Landing />
}
