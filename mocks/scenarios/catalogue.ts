import { accountScenarios } from './account.ts'
import { cartScenarios } from './cart.ts'
import { homeScenarios } from './home.ts'
import { memoScenarios } from './memos.ts'
import { orderScenarios } from './orders.ts'
import { paymentScenarios } from './payment.ts'
import { paymentResultScenarios } from './paymentResults.ts'
import { pickScenarios } from './pick.ts'
import { reviewScenarios } from './reviews.ts'
import type { Scenario } from './scenario.ts'
import { sessionScenarios } from './session.ts'
import { shopScenarios } from './shop.ts'
import { signInScenarios } from './signIn.ts'
import { trendScenarios } from './trend.ts'
import { wholeAppScenarios } from './wholeApp.ts'

export type Area = {
  readonly id: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly scenarios: readonly Scenario[]
}

/** The areas of the app with their scenarios, in the order of a shopper's visit. */
export const areas: readonly Area[] = [
  { id: 'sign-in', title: { ko: '로그인', en: 'Sign-in' }, scenarios: signInScenarios },
  { id: 'session', title: { ko: '세션', en: 'Session' }, scenarios: sessionScenarios },
  { id: 'home', title: { ko: '홈', en: 'Home' }, scenarios: homeScenarios },
  { id: 'memo', title: { ko: '메모', en: 'Memo' }, scenarios: memoScenarios },
  { id: 'pick', title: { ko: 'Pick', en: 'Pick' }, scenarios: pickScenarios },
  { id: 'trend', title: { ko: '트렌드와 커뮤니티', en: 'Trend and community' }, scenarios: trendScenarios },
  { id: 'shop', title: { ko: '샵', en: 'Shop' }, scenarios: shopScenarios },
  { id: 'cart', title: { ko: '장바구니', en: 'Cart' }, scenarios: cartScenarios },
  { id: 'payment', title: { ko: '결제', en: 'Payment' }, scenarios: paymentScenarios },
  { id: 'payment-results', title: { ko: '결제 결과', en: 'Payment results' }, scenarios: paymentResultScenarios },
  { id: 'orders', title: { ko: '주문', en: 'Orders' }, scenarios: orderScenarios },
  { id: 'reviews', title: { ko: '리뷰', en: 'Reviews' }, scenarios: reviewScenarios },
  { id: 'account', title: { ko: '내 정보', en: 'Account' }, scenarios: accountScenarios },
  { id: 'whole-app', title: { ko: '앱 전체', en: 'Whole app' }, scenarios: wholeAppScenarios },
]

/** Every scenario, in the order of its area. */
export const scenarios: readonly Scenario[] = areas.flatMap(({ scenarios }) => scenarios)
