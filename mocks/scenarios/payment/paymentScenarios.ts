import { checkoutNoAddress } from './checkoutNoAddress.ts'
import { payCancelled } from './payCancelled.ts'
import { payCard } from './payCard.ts'
import { payDeclined } from './payDeclined.ts'
import { payFailNoOrderId } from './payFailNoOrderId.ts'
import { payFailPage } from './payFailPage.ts'
import { payLastItemRace } from './payLastItemRace.ts'
import { payMobileFails } from './payMobileFails.ts'
import { payMobileOk } from './payMobileOk.ts'
import { payPopupBlocked } from './payPopupBlocked.ts'
import { payRedirectMissing } from './payRedirectMissing.ts'
import { payRedirectOk } from './payRedirectOk.ts'
import { payRedirectTampered } from './payRedirectTampered.ts'
import { payResumed } from './payResumed.ts'
import { payVirtualAccount } from './payVirtualAccount.ts'
import { payWindowClosedEarly } from './payWindowClosedEarly.ts'

export const paymentScenarios = [
  checkoutNoAddress,
  payCard,
  payVirtualAccount,
  payCancelled,
  payDeclined,
  payPopupBlocked,
  payWindowClosedEarly,
  payResumed,
  payMobileOk,
  payMobileFails,
  payLastItemRace,
  payRedirectOk,
  payRedirectTampered,
  payRedirectMissing,
  payFailNoOrderId,
  payFailPage,
]
