import type { ReactNode } from 'react'
import { patterns } from '../../config/paths.ts'
import { loadCheckout } from '../../store/order/checkoutState.ts'
import { PAYMENT_CANCELED } from '../../store/order/pay.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Outcome } from './Outcome.tsx'
import css from './Payment.module.css'
import { paymentTexts } from './texts.ts'

type Props = {
  title?: string
  orderId?: string | null
  /** The provider's or the server's; without either one, the shopper gave up (PAY-06). */
  code?: string | null
  message?: string | null
  /** The tongue of a message that is given. */
  lang?: string | undefined
  hint?: string | undefined
  /** Goes before the second try. */
  first?: ReactNode
}

/** What went wrong, in small its code, and the way to try again (PAY-06, PAY-08). */
export function Failure({ title, orderId = null, code, message, lang, hint, first }: Props) {
  const texts = useTexts(paymentTexts)
  const purchase = useTexts(purchaseTexts)
  // A failure with its own title has no code.
  const shownCode = code || (title === undefined ? PAYMENT_CANCELED : undefined)
  return (
    <Outcome
      tone="failure"
      title={title ?? texts.failed}
      {...(shownCode !== undefined && { fact: shownCode })}
      actions={
        <>
          {first}
          <SecondTry orderId={orderId} isFirst={first === undefined} />
        </>
      }
    >
      <p lang={message ? lang : undefined}>{message || purchase.canceled}</p>
      {(hint !== undefined || title === undefined) && <p className={css.muted}>{hint ?? texts.failedText}</p>}
    </Outcome>
  )
}

/** Back to the checkout as it was left; where this window knows none, to the cart. */
function SecondTry({ orderId, isFirst }: { orderId: string | null; isFirst: boolean }) {
  const texts = useTexts(paymentTexts)
  const entry = loadCheckout(orderId)
  const look = isFirst ? 'solid' : 'outline'
  return entry ? (
    <ButtonLink look={look} size="large" to={patterns.checkout} replace state={entry}>
      {texts.payAgain}
    </ButtonLink>
  ) : (
    <ButtonLink look={look} size="large" to={patterns.cart}>
      {texts.toCart}
    </ButtonLink>
  )
}
