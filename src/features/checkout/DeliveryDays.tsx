import { useDeliveryRange } from '../../texts/useDeliveryRange.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './Checkout.module.css'
import { checkoutTexts } from './texts.ts'

/** The days on which an order paid now is delivered. */
export function DeliveryDays() {
  const texts = useTexts(checkoutTexts)
  return (
    <p className={css.days}>
      <Icon name="truck" />
      <span>{texts.deliveryDays(useDeliveryRange())}</span>
    </p>
  )
}
