import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../contract/values.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './Checkout.module.css'

export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={css.checkout}>
      <div className={css.steps}>{children}</div>
      <div className="side" data-on="tablets">
        {summary}
      </div>
    </div>
  )
}

export const LINES = 'checkout-lines'
export const DELIVERY = 'checkout-delivery'

type Props = { number: number; title: string; aside?: ReactNode; id?: string; children: ReactNode }

export function CheckoutStep({ number, title, aside, id, children }: Props) {
  return (
    <section className={`${css.step} ruled`} id={id}>
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

/** How long the delivery takes, as the policy says (PROD-08). */
export function DeliveryTime({ method }: { method: PaymentMethod }) {
  const { afterPayment, afterDeposit } = useTexts(purchaseTexts)
  return (
    <p className={css.delivery}>
      <Icon name="truck" />
      <span>{method === 'VBank' ? afterDeposit : afterPayment}</span>
    </p>
  )
}
