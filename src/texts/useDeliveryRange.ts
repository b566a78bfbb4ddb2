import { useState } from 'react'
import { deliveryDays, deliveryRange } from '../lib/deliveryDays.ts'
import { serverNow } from '../lib/serverClock.ts'
import { useLocale } from './useTexts.ts'

/** The days of a delivery paid now by the server's clock, in the current language (OPEN-25). */
export function useDeliveryRange(): string {
  const { language } = useLocale()
  const [now] = useState(serverNow)
  return deliveryRange(deliveryDays(now), language)
}
