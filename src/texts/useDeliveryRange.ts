import { useState } from 'react'
import { deliveryDays, deliveryRange } from '../lib/deliveryDays.ts'
import { useLocale } from './useTexts.ts'

/** The days of a delivery paid now, in the current language. */
export function useDeliveryRange(): string {
  const { language } = useLocale()
  const [now] = useState(() => new Date())
  return deliveryRange(deliveryDays(now), language)
}
