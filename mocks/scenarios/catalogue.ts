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

/** Every scenario, in the order of the shopper's way. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...sessionScenarios,
  ...homeScenarios,
  ...memoScenarios,
  ...pickScenarios,
  ...trendScenarios,
  ...shopScenarios,
  ...cartScenarios,
  ...paymentScenarios,
  ...paymentResultScenarios,
  ...orderScenarios,
  ...reviewScenarios,
  ...accountScenarios,
  ...wholeAppScenarios,
]
