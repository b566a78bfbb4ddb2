import { accountScenarios } from './account/accountScenarios.ts'
import { entryScenarios } from './entry/entryScenarios.ts'
import { homeScenarios } from './home/homeScenarios.ts'
import { ordersScenarios } from './orders/ordersScenarios.ts'
import { paymentScenarios } from './payment/paymentScenarios.ts'
import { pickScenarios } from './pick/pickScenarios.ts'
import { shopScenarios } from './shop/shopScenarios.ts'
import { trendScenarios } from './trend/trendScenarios.ts'
import { wholeScenarios } from './whole/wholeScenarios.ts'
import type { Scenario } from './scenario.ts'

/** Every scenario, in the order of the shopper's way. */
export const scenarios: readonly Scenario[] = [
  ...entryScenarios,
  ...homeScenarios,
  ...pickScenarios,
  ...trendScenarios,
  ...shopScenarios,
  ...paymentScenarios,
  ...ordersScenarios,
  ...accountScenarios,
  ...wholeScenarios,
]
