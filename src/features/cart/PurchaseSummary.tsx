import type { ReactNode } from 'react'
import { FREE_SHIPPING_FROM_WON } from '../../contract/limits.ts'
import { won } from '../../lib/format.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { remainingForFreeShipping } from '../catalogue/prices.ts'
import { Facts } from '../../ui/layout/Facts.tsx'
import css from './PurchaseSummary.module.css'

type Props = {
  /** Its heading. */
  title?: string
  /** Of the lines that can be ordered, in won; where shipping costs nothing either, there are no rows. */
  amount: number
  /** Shipping in won; 0 is free. */
  fee: number
  children?: ReactNode
  /** The button of the page, for desktops alone: phones have it in an ActionBar. */
  action?: ReactNode
}

/** The amounts of a cart or a checkout, and how much is missing for free shipping. */
export function PurchaseSummary({ title, amount, fee, children, action }: Props) {
  const texts = useTexts(purchaseTexts)
  const { language } = useLocale()
  return (
    <aside className={`${css.summary} ruled`}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {amount + fee > 0 && (
        <>
          <FreeShippingBar amount={amount} />
          <Facts
            layout={css.rows}
            facts={[
              [texts.products, won(amount, language)],
              [texts.shipping, fee > 0 ? won(fee, language) : texts.free],
              [texts.total, won(amount + fee, language), 'total'],
            ]}
          />
        </>
      )}
      {children}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </aside>
  )
}

/** How much is missing for free shipping. */
function FreeShippingBar({ amount }: { amount: number }) {
  const texts = useTexts(purchaseTexts)
  const { language } = useLocale()
  const left = remainingForFreeShipping(amount)
  return (
    <div>
      <p className={css.shipping}>
        {left === 0 && <Icon name="tick" />}
        <span>{left > 0 ? texts.leftToFree(won(left, language)) : texts.isFree}</span>
      </p>
      {left > 0 && (
        <div className={css.track} aria-hidden="true">
          <span style={{ '--share': amount / FREE_SHIPPING_FROM_WON }} />
        </div>
      )}
    </div>
  )
}
