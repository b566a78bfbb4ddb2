import type { ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { toPaymentResult } from '../../config/paths.ts'
import { PAYMENT_CANCELED } from '../checkout/pay.ts'
import { causeOf, causeTexts, type Cause } from '../../texts/causes.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Outcome } from './Outcome.tsx'
import css from './Payment.module.css'
import { SecondTry } from './SecondTry.tsx'
import { paymentTexts } from './texts.ts'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import { useUnpaidGoods } from './useUnpaidGoods.ts'

type Props = {
  title?: string
  orderId?: string | null
  /** The code of the provider or the server; without a title, that of a shopper's cancellation by default. */
  code?: string | null
  message?: string | null
  /** By default the one that the code names; none for a failure with its own title. */
  cause?: Cause | undefined
  /** Whether the payment is known to have failed, so that what was to be paid is shown as not charged. */
  isUnpaid?: boolean
  /** The action before the retry. */
  first?: ReactNode
  /** The action of a failure that must not be retried, since the order is paid. */
  insteadOfRetry?: ReactNode
}

const paymentCauses = ['outOfStock', 'paymentExpired', 'depositMissed'] as const

/** The error, what helps by its cause, what was to be paid, and the code. */
export function Failure({
  title,
  orderId = null,
  code,
  message,
  cause,
  isUnpaid = title === undefined,
  first,
  insteadOfRetry,
}: Props) {
  const texts = useTexts(paymentTexts)
  const purchase = useTexts(purchaseTexts)
  const causes = useTexts(causeTexts)
  const goods = useUnpaidGoods(orderId)
  // The defaults of PAY-06 are those of a failed payment, which has no title of its own.
  const shownCode = code || (title === undefined ? PAYMENT_CANCELED : undefined)
  const shownMessage = message || (title === undefined ? purchase.canceled : undefined)
  const found = cause ?? (title === undefined ? causeOf(code, paymentCauses, 'paymentFailed') : undefined)
  // Another method can be chosen for a checkout; without one on this device, the cart is where to begin again.
  const hint = found === 'paymentFailed' && !goods.checkout ? (goods.isCartEmpty ? 'nothingPaid' : 'cartUnpaid') : found
  return (
    <Outcome
      tone="failure"
      title={title ?? texts.failed}
      code={
        shownCode && (
          <>
            <span>{`${texts.code} `}</span>
            <span translate="no">{shownCode}</span>
          </>
        )
      }
      aside={isUnpaid && !insteadOfRetry && goods.receipt && <ReceiptSlip receipt={goods.receipt} status="FAILED" />}
      actions={
        <>
          {first}
          {insteadOfRetry ?? <SecondTry goods={goods} cause={hint} isFirst={first === undefined} />}
        </>
      }
    >
      {shownMessage && <p lang={langOf(message)}>{shownMessage}</p>}
      {hint !== undefined && <p className={css.muted}>{causes[hint]}</p>}
    </Outcome>
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
