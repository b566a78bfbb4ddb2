import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '../../api/errorText.ts'
import { patterns } from '../../config/paths.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { PAYMENT_CANCELED } from '../checkout/pay.ts'
import { PaymentMethods } from '../checkout/PaymentMethods.tsx'
import { abandonOrder } from '../checkout/pendingOrders.ts'
import { selectOutcome, type PlacedCheckout } from '../checkout/checkoutsSlice.ts'
import { checkoutTexts } from '../checkout/texts.ts'
import { itemsOf } from '../checkout/startCheckout.ts'
import type { Cause } from '../../texts/causes.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './Payment.module.css'
import { paymentTexts } from './texts.ts'
import type { UnpaidGoods } from './useUnpaidGoods.ts'

type Props = { goods: UnpaidGoods; cause: Cause | undefined; isFirst: boolean }

/** Leads to the unchanged checkout, with another method where that helps; else to the cart, or to the shop if it is empty. */
export function SecondTry({ goods: { checkout, isCartEmpty, areInCart }, cause, isFirst }: Props) {
  const texts = useTexts(paymentTexts)
  const [method, setMethod] = useState(checkout?.method ?? 'Card')
  const abandoning = useAbandoning()
  const isOpen = useAppSelector((state) => checkout !== undefined && selectOutcome(state, checkout) === 'pending')
  const variant = isFirst ? 'solid' : 'outline'
  if (!checkout) {
    return (
      <ButtonLink variant={variant} size="large" to={isCartEmpty ? patterns.shop : patterns.cart}>
        {isCartEmpty ? texts.toShop : texts.toCart}
      </ButtonLink>
    )
  }
  const { shippingFee, ...items } = itemsOf(checkout)
  // Without a fee they are bought directly, not from the cart.
  const state = { ...items, ...(areInCart && { shippingFee }), method }
  return (
    <>
      {cause === 'paymentFailed' && (
        <div className={css.methods}>
          <PaymentMethods legend={texts.otherMethod} method={method} onChoose={setMethod} />
        </div>
      )}
      {isOpen ? (
        <Button variant={variant} size="large" isBusy={abandoning.isBusy} onClick={() => void abandoning.start(checkout, state)}>
          {texts.payInstead}
        </Button>
      ) : (
        <ButtonLink variant={variant} size="large" to={patterns.checkout} replace state={state}>
          {cause === 'outOfStock' ? texts.checkLines : texts.payAgain}
        </ButtonLink>
      )}
    </>
  )
}

/**
 * Leads to the checkout once the server takes no payment for the order: its window may be open although it looks closed
 * (`Cross-Origin-Opener-Policy`). An order that was paid meanwhile shows its result.
 */
function useAbandoning() {
  const { stillOpen } = useTexts(checkoutTexts)
  const { canceled } = useTexts(purchaseTexts)
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = async ({ userId, order }: PlacedCheckout, state: object) => {
    setBusy(true)
    const result = await dispatch(abandonOrder(userId, order.id, { failCode: PAYMENT_CANCELED, failMessage: canceled }))
    setBusy(false)
    if (result.status === 'clear') void navigate(patterns.checkout, { replace: true, state })
    if (result.status !== 'unclear') return
    const { problem } = result
    const message = problem.kind === 'call' ? errorText(problem.error, problem.call) : { text: stillOpen }
    if (message) showToast(message)
  }
  return { isBusy, start }
}
