import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Cart.module.css'
import { CartLine } from './CartLine.tsx'
import type { RefreshedLine } from './refreshedLines.ts'
import { cartTexts } from './texts.ts'
import { isCheckoutGone } from './cartSlice.ts'

export function CartLayout({ summary, more, children }: { summary: ReactNode; more: ReactNode; children: ReactNode }) {
  return (
    <div className={css.cart}>
      {children}
      <div className={`${css.aside} side`} data-on="tablets">
        {summary}
      </div>
      {more}
    </div>
  )
}

export function CartLines({ lines }: { lines: readonly RefreshedLine[] }) {
  const texts = useTexts(cartTexts)
  return (
    <ul className={css.lines} aria-label={texts.lines}>
      {lines.map((line, at) => (
        <li key={`${line.current.product.id}:${line.current.stockId}`}>
          <CartLine line={line} at={at} />
        </li>
      ))}
    </ul>
  )
}

/** An empty cart stands beside goods on desktops. */
export function CartColumns({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return <div className={isEmpty ? css.empty : undefined}>{children}</div>
}

/** The page's title with the number of pieces. */
export function CartTitle({ totalItems, children }: { totalItems: number; children: ReactNode }) {
  const texts = useTexts(cartTexts)
  return (
    <div className={css.title}>
      <PageTitle>
        <span>{children}</span>
        {totalItems > 0 && <span aria-hidden="true">{` ${count(totalItems)}`}</span>}
      </PageTitle>
      {totalItems > 0 && <VisuallyHidden as="p">{texts.count(count(totalItems))}</VisuallyHidden>}
    </div>
  )
}

/** Why a checkout led to the cart: its lines were bought in another window. */
export function CheckoutGone() {
  const { checkoutGone } = useTexts(cartTexts)
  return isCheckoutGone(useLocation().state) ? <output className={css.gone}>{checkoutGone}</output> : null
}
