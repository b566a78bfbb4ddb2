import type { ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { toPaymentResult } from '../../config/paths.ts'
import { NewBelow } from '../catalogue/NewBelow.tsx'
import { PAYMENT_CANCELED } from '../checkout/pay.ts'
import { causeOf, causeTexts, type Cause } from '../../texts/causes.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { OrderStatusButton } from './OrderStatusButton.tsx'
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
  /** What the address says in the provider's name: anybody can have written it, so it stands below a sentence of the shop. */
  report?: string | null
  /** By default the one that the code names; none for a failure with its own title. */
  cause?: Cause | undefined
  /** Whether the payment is known to have failed: only then something is said of what was charged. */
  isUnpaid?: boolean
  /** The action before the retry. */
  first?: ReactNode
  /** The action of a failure that must not be retried, since the order is paid. */
  insteadOfRetry?: ReactNode
}

const paymentCauses = ['outOfStock', 'paymentExpired', 'depositMissed'] as const

/** The error, what helps by its cause, what was to be paid, and the code. */
export function Failure({ title, orderId = null, code, message, report, cause, isUnpaid = false, first, insteadOfRetry }: Props) {
  const texts = useTexts(paymentTexts)
  const purchase = useTexts(purchaseTexts)
  const causes = useTexts(causeTexts)
  const goods = useUnpaidGoods(orderId)
  // The defaults of PAY-06 are those of a failed payment, which has no title of its own.
  const shownCode = code || (title === undefined ? PAYMENT_CANCELED : undefined)
  const shownMessage = message || (title === undefined && !report ? purchase.canceled : undefined)
  const byCode = isUnpaid ? causeOf(code, paymentCauses, 'paymentFailed') : 'paymentUnknown'
  const found = cause ?? (title === undefined ? byCode : undefined)
  // Another method can be chosen for a checkout; without one on this device, the cart is where to begin again.
  const without = isUnpaid ? (goods.isCartEmpty ? 'nothingPaid' : 'cartUnpaid') : 'paymentUnknown'
  const hint = found === 'paymentFailed' && !goods.checkout ? without : found
  const isUnclear = hint === 'paymentUnknown' && !insteadOfRetry
  const codeText = shownCode && (
    <>
      <span>{`${texts.code} `}</span>
      <span translate="no">{shownCode}</span>
    </>
  )
  const outcome = (
    <Outcome
      tone="failure"
      title={title ?? texts.failed}
      code={!report && codeText}
      aside={isUnpaid && !insteadOfRetry && goods.receipt && <ReceiptSlip receipt={goods.receipt} status="FAILED" />}
      actions={
        <>
          {first}
          {isUnclear && <OrderStatusButton orderId={orderId ?? ''} />}
          {insteadOfRetry ?? <SecondTry goods={goods} cause={hint} isFirst={first === undefined && !isUnclear} />}
        </>
      }
    >
      {shownMessage && <p lang={langOf(message)}>{shownMessage}</p>}
      {hint !== undefined && <p className={css.muted}>{causes[hint]}</p>}
      {report && (
        <p className={`${css.report} small`}>
          <span>{`${texts.report} `}</span>
          <q lang={langOf(report)}>{report}</q>
          <span>{codeText}</span>
        </p>
      )}
    </Outcome>
  )
  if (orderId) return outcome
  return (
    <>
      {outcome}
      <NewBelow />
    </>
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
