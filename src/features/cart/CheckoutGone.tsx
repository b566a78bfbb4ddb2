import { useLocation } from 'react-router-dom'
import { isCheckoutGone } from './checkoutGone.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './CheckoutGone.module.css'
import { cartTexts } from './texts.ts'

/** Why a checkout led to the cart: its lines were bought in another window (CHK-09). */
export function CheckoutGone() {
  const { checkoutGone } = useTexts(cartTexts)
  return isCheckoutGone(useLocation().state) ? <output className={css.note}>{checkoutGone}</output> : null
}
