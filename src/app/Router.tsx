import { Route, Routes } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { Landing } from '../features/landing/Landing.tsx'
import * as firstPages from './firstPages.ts'
import { Require } from '../features/session/guards.tsx'
import { Layout } from './Layout.tsx'
import * as pages from './pages.tsx'
import { useAppSelector } from '../hooks.ts'

/** The routes and their guards. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={patterns.home} element={<Home />} />
        <Route path={patterns.forbidden} element={<pages.Forbidden />} />
        <Route path={patterns.paymentFail} element={<pages.PaymentFail />} />
        <Route path={patterns.paymentClose} element={<pages.PaymentWindow end="close" />} />
        <Route path={patterns.paymentComplete} element={<pages.PaymentWindow end="complete" />} />
        <Route path={patterns.googleCallback} element={<pages.Callback provider="google" />} />
        <Route path={patterns.naverCallback} element={<pages.Callback provider="naver" />} />
        <Route path={patterns.guestCallback} element={<pages.Callback provider="guest" />} />
        <Route path="/auth/:provider/callback" element={<pages.Callback provider="other" />} />
        <Route element={<Require who="visitor" />}>
          <Route path={patterns.login} element={<firstPages.Login />} />
        </Route>
        <Route element={<Require who="visitorOrGuest" />}>
          <Route path={patterns.guestOrders} element={<pages.GuestOrders />} />
        </Route>
        <Route element={<Require who="signedIn" />}>
          <Route path={patterns.additionalInfo} element={<pages.AdditionalInfo />} />
          <Route path={patterns.pick} element={<pages.Pick />} />
          <Route path={patterns.trend} element={<pages.Trend />} />
          <Route path={patterns.community} element={<pages.Community />} />
          <Route path={patterns.shop} element={<pages.Shop />} />
          <Route path={patterns.product} element={<pages.Product />} />
          <Route path={patterns.productReviews} element={<pages.ProductReviews />} />
          <Route path={patterns.reviews} element={<pages.Reviews />} />
          <Route path={patterns.cart} element={<pages.Cart />} />
          <Route path={patterns.checkout} element={<pages.Checkout />} />
          <Route path={patterns.paymentSuccess} element={<pages.PaymentSuccess />} />
          <Route path={patterns.paymentResult} element={<pages.PaymentResult />} />
          <Route path={patterns.paymentMobileResult} element={<pages.PaymentMobileResult />} />
        </Route>
        <Route element={<Require who="member" />}>
          <Route element={<pages.AccountLayout />}>
            <Route path={patterns.profile} element={<pages.Profile />} />
            <Route path={patterns.orders} element={<pages.Orders />} />
            <Route path={patterns.myReviews} element={<pages.MyReviews />} />
          </Route>
        </Route>
        <Route path="*" element={<pages.NotFound />} />
      </Route>
    </Routes>
  )
}

function Home() {
  return useAppSelector((state) => state.auth.isAuthenticated) ? <firstPages.Home /> : <Landing />
}
