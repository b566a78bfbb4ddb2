import type { ReactNode } from 'react'
import css from './Checkout.module.css'

export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={css.checkout}>
      <div className={css.steps}>{children}</div>
      <div className={css.aside}>{summary}</div>
    </div>
  )
}
