import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { won } from '../../lib/format.ts'
import { shippingFee } from '../catalogue/prices.ts'
import { pricesAccepted } from './cartSlice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { isOrderable, orderableAmount, type RefreshedLine } from './refreshedLines.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { ActionBar } from '../../ui/layout/Page.tsx'
import css from './Cart.module.css'
import { cartTexts } from './texts.ts'

/** The total and the amount left to free shipping. */
export function CartSummary({ lines }: { lines: readonly RefreshedLine[] }) {
  const cart = useTexts(cartTexts)
  const { amount, fee, isEmpty, button } = useBuying(lines)
  return (
    <PurchaseSummary amount={amount} fee={fee} action={button}>
      {isEmpty && <p className="small">{cart.nothingToOrder}</p>}
    </PurchaseSummary>
  )
}

/** The order button fixed at the bottom of the screen on phones. */
export function CartBar({ lines }: { lines: readonly RefreshedLine[] }) {
  return (
    <ActionBar>
      <div className={css.bar}>{useBuying(lines).button}</div>
    </ActionBar>
  )
}

/** The button navigates to the checkout with the lines of the sum, at the prices shown here; the others stay in the cart. */
function useBuying(lines: readonly RefreshedLine[]) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const cart = useTexts(cartTexts)
  const { language } = useLocale()
  const orderItems = lines.filter(isOrderable).map(({ current }) => current)
  const amount = orderableAmount(lines)
  const isEmpty = orderItems.length === 0
  const fee = isEmpty ? 0 : shippingFee(amount)
  const buy = () => {
    dispatch(pricesAccepted(orderItems))
    void navigate(patterns.checkout, { state: { orderItems, totalAmount: amount, shippingFee: fee } })
  }
  const button = (
    <Button size="large" isWide disabled={isEmpty} onClick={buy}>
      {isEmpty ? cart.buy : cart.buyFor(won(amount + fee, language))}
    </Button>
  )
  return { amount, fee, isEmpty, button }
}
