import type { ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import { useAppSelector } from '../../hooks.ts'
import { selectPlaced } from '../checkout/checkoutsSlice.ts'
import { PAYMENT_CANCELED } from '../checkout/pay.ts'
import { itemsOf } from '../checkout/startCheckout.ts'
import { causeOf, causeTexts, type Cause } from '../../texts/causes.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Outcome } from './Outcome.tsx'
import css from './Payment.module.css'
import { paymentTexts } from './texts.ts'

type Props = {
  title?: string
  orderId?: string | null
  /** The code of the provider or the server; without one, the shopper cancelled. */
  code?: string | null
  message?: string | null
  /** By default the one that the code names; none for a failure with its own title. */
  cause?: Cause | undefined
  /** The action before the retry. */
  first?: ReactNode
  /** The action of a failure that must not be retried, since the order is paid. */
  insteadOfRetry?: ReactNode
}

const paymentCauses = ['outOfStock', 'paymentExpired', 'depositMissed'] as const

/** The error with its code and what helps by its cause, and a button that retries. */
export function Failure({ title, orderId = null, code, message, cause, first, insteadOfRetry }: Props) {
  const texts = useTexts(paymentTexts)
  const purchase = useTexts(purchaseTexts)
  const causes = useTexts(causeTexts)
  // A failure with its own title has no code.
  const shownCode = code || (title === undefined ? PAYMENT_CANCELED : undefined)
  const hint = cause ?? (title === undefined ? causeOf(code, paymentCauses, 'paymentFailed') : undefined)
  return (
    <Outcome
      tone="failure"
      title={title ?? texts.failed}
      code={shownCode}
      actions={
        <>
          {first}
          {insteadOfRetry ?? <SecondTry orderId={orderId} isFirst={first === undefined} />}
        </>
      }
    >
      <p lang={langOf(message)}>{message || purchase.canceled}</p>
      {hint !== undefined && <p className={css.muted}>{causes[hint]}</p>}
    </Outcome>
  )
}

/** Links to the unchanged checkout, or to the cart if this device has not stored it. */
function SecondTry({ orderId, isFirst }: { orderId: string | null; isFirst: boolean }) {
  const texts = useTexts(paymentTexts)
  const checkout = useAppSelector((store) => selectPlaced(store, store.auth.userId, orderId))
  const state = checkout && itemsOf(checkout)
  const variant = isFirst ? 'solid' : 'outline'
  return state ? (
    <ButtonLink variant={variant} size="large" to={patterns.checkout} replace state={state}>
      {texts.payAgain}
    </ButtonLink>
  ) : (
    <ButtonLink variant={variant} size="large" to={patterns.cart}>
      {texts.toCart}
    </ButtonLink>
  )
}

/** An address without what a result needs; with an order it leads to that order's result. */
export function MissingParameters({ orderId = null }: { orderId?: string | null }) {
  const texts = useTexts(paymentTexts)
  if (!orderId) return <Failure title={texts.missing} message={texts.missingText} />
  const toResult = (
    <ButtonLink size="large" to={toPaymentResult(orderId)} replace>
      {texts.seeResult}
    </ButtonLink>
  )
  return <Failure title={texts.missing} message={texts.missingKeyText} first={toResult} />
}
