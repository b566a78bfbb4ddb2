import { useState } from 'react'
import { patterns } from '../../config/paths.ts'
import { PaymentMethods } from '../checkout/PaymentMethods.tsx'
import { itemsOf } from '../checkout/startCheckout.ts'
import type { Cause } from '../../texts/causes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './Payment.module.css'
import { paymentTexts } from './texts.ts'
import type { UnpaidGoods } from './useUnpaidGoods.ts'

type Props = { goods: UnpaidGoods; cause: Cause | undefined; isFirst: boolean }

/** Links to the unchanged checkout, with another method where that helps; else to the cart, or to the shop if it is empty. */
export function SecondTry({ goods: { checkout, isCartEmpty }, cause, isFirst }: Props) {
  const texts = useTexts(paymentTexts)
  const [method, setMethod] = useState(checkout?.method ?? 'Card')
  const variant = isFirst ? 'solid' : 'outline'
  if (!checkout) {
    return (
      <ButtonLink variant={variant} size="large" to={isCartEmpty ? patterns.shop : patterns.cart}>
        {isCartEmpty ? texts.toShop : texts.toCart}
      </ButtonLink>
    )
  }
  const state = { ...itemsOf(checkout), method }
  return (
    <>
      {cause === 'paymentFailed' && (
        <div className={css.methods}>
          <PaymentMethods legend={texts.otherMethod} method={method} onChoose={setMethod} />
        </div>
      )}
      <ButtonLink variant={variant} size="large" to={patterns.checkout} replace state={state}>
        {cause === 'outOfStock' ? texts.checkLines : texts.payAgain}
      </ButtonLink>
    </>
  )
}
