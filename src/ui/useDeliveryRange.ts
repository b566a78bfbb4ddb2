import { deliveryDays, deliveryRange } from '../lib/deliveryDays.ts'
import { useLocale } from '../texts/useTexts.ts'
import { useServerNow } from './useServerNow.ts'

/** The days of a delivery paid now by the server's clock, in the current language. */
export function useDeliveryRange(): string {
  const { language } = useLocale()
  return deliveryRange(deliveryDays(useServerNow()), language)
}
