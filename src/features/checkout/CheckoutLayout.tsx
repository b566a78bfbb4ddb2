import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../contract/values.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useDeliveryRange } from '../../ui/useDeliveryRange.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './Checkout.module.css'
import { checkoutTexts } from './texts.ts'

export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={css.checkout}>
      <div className={css.steps}>{children}</div>
      <div className={css.aside}>{summary}</div>
    </div>
  )
}

export const LINES = 'checkout-lines'
export const DELIVERY = 'checkout-delivery'

type Props = { number: number; title: string; aside?: ReactNode; id?: string; children: ReactNode }

export function Step({ number, title, aside, id, children }: Props) {
  return (
    <section className={css.step} id={id}>
      <header className={css.stepHead}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2 tabIndex={-1}>{title}</h2>
        {aside !== undefined && <div className={css.stepAside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** The days on which an order paid now is delivered; the day of a deposit is not known (OPEN-31). */
export function DeliveryDays({ method }: { method: PaymentMethod }) {
  const texts = useTexts(checkoutTexts)
  const { afterDeposit } = useTexts(purchaseTexts)
  const days = useDeliveryRange()
  return (
    <p className={css.days}>
      <Icon name="truck" />
      <span>{method === 'VBank' ? afterDeposit : texts.deliveryDays(days)}</span>
    </p>
  )
}
