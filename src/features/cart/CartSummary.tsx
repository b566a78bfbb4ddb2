import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { FREE_SHIPPING_FROM_WON } from '../../contract/limits.ts'
import { count, won } from '../../lib/format.ts'
import { remainingForFreeShipping, shippingFee } from '../catalogue/prices.ts'
import { pricesAccepted } from './slice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { isOrderable, leftOutLines, orderableAmount, type RefreshedOrderLine } from './refreshedOrderLines.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountText } from '../../ui/AmountText.tsx'
import { FreeShippingBar, LeftOut, OrderSummary } from '../orders/OrderSummary.tsx'
import { ActionBar } from '../../ui/Page.tsx'
import css from './Cart.module.css'
import { cartTexts } from './texts.ts'

/** The total and the amount left to free shipping. */
export function CartSummary({ lines }: { lines: readonly RefreshedOrderLine[] }) {
  const purchase = useTexts(purchaseTexts)
  const cart = useTexts(cartTexts)
  const { language } = useLocale()
  const { amount, fee, isEmpty, buy } = useBuying(lines)
  const left = remainingForFreeShipping(amount)
  return (
    <OrderSummary
      shipping={
        <FreeShippingBar
          text={left > 0 ? purchase.leftToFree(won(left, language)) : purchase.isFree}
          value={amount}
          max={FREE_SHIPPING_FROM_WON}
          ends={[count(amount), count(FREE_SHIPPING_FROM_WON)]}
        />
      }
      amounts={[
        { label: purchase.products, value: won(amount, language) },
        { label: purchase.shipping, value: fee > 0 ? won(fee, language) : purchase.free },
      ]}
      total={{ label: cart.total, value: won(amount + fee, language) }}
      action={
        <Button size="large" isWide disabled={isEmpty} onClick={buy}>
          {cart.buy}
        </Button>
      }
    >
      {isEmpty ? (
        <p className={css.reason}>{cart.nothingToOrder}</p>
      ) : (
        <LeftOut title={cart.leftOut} lines={leftOutLines(lines)} />
      )}
    </OrderSummary>
  )
}

/** The order button fixed at the bottom of the screen on phones, with the amount. */
export function CartBar({ lines }: { lines: readonly RefreshedOrderLine[] }) {
  const cart = useTexts(cartTexts)
  const { language } = useLocale()
  const { amount, fee, isEmpty, buy } = useBuying(lines)
  return (
    <ActionBar isPhoneOnly>
      <div className={css.bar}>
        <Button size="large" isWide disabled={isEmpty} onClick={buy}>
          {isEmpty ? cart.buy : <AmountText>{cart.buyFor(won(amount + fee, language))}</AmountText>}
        </Button>
      </div>
    </ActionBar>
  )
}

/** Navigates to the checkout with the lines of the sum, at the prices shown here; the others stay in the cart (CART-05). */
function useBuying(lines: readonly RefreshedOrderLine[]) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const orderItems = lines.filter(isOrderable).map(({ item }) => item)
  const amount = orderableAmount(lines)
  const isEmpty = orderItems.length === 0
  const fee = isEmpty ? 0 : shippingFee(amount)
  const buy = () => {
    dispatch(pricesAccepted(orderItems))
    void navigate(patterns.checkout, { state: { orderItems, totalAmount: amount, shippingFee: fee } })
  }
  return { amount, fee, isEmpty, buy }
}
