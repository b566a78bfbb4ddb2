import { DELIVERY_DAYS_MAX, DELIVERY_DAYS_MIN, FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../contract/limits.ts'
import { won } from '../lib/format.ts'
import { defineTexts } from './defineTexts.ts'

/** What a delivery costs and takes (PROD-08), for the product, the policies and an order. */
export const deliveryTexts = defineTexts({
  ko: {
    days: `${DELIVERY_DAYS_MIN}~${DELIVERY_DAYS_MAX}일`,
    fee: won(SHIPPING_FEE_WON),
    freeFrom: won(FREE_SHIPPING_FROM_WON),
  },
  en: {
    days: `${DELIVERY_DAYS_MIN}–${DELIVERY_DAYS_MAX} days`,
    fee: won(SHIPPING_FEE_WON, 'en'),
    freeFrom: won(FREE_SHIPPING_FROM_WON, 'en'),
  },
})
