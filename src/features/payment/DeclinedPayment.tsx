import type { ReactNode } from 'react'
import { useErrorText } from '../../api/errorText.ts'
import { toPaymentResult } from '../../config/paths.ts'
import { hasSucceeded, statusFacts } from '../orders/status.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'
import { Failure } from './Failure.tsx'
import { paymentTexts } from './texts.ts'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import { useCompletion } from './useCompletion.ts'

type Props = {
  orderId: string
  code: string | null
  /** What the address says in the provider's name. */
  report: string | null
  /** Shown if the completion cannot be loaded; by default the error of the lookup. */
  ifUnknown?: ReactNode
}

/**
 * A payment that the provider has declined, by the address of a return. The address can be old or forged, so nothing is shown
 * before the completion has come: a paid order must not be paid twice.
 */
export function DeclinedPayment({ orderId, code, report, ifUnknown }: Props) {
  const texts = useTexts(paymentTexts)
  const errorText = useErrorText()
  const common = useTexts(commonTexts)
  const { completion, error, restartPolling } = useCompletion(orderId)
  if (!completion && error) {
    const retry = (
      <Button size="large" onClick={restartPolling}>
        {common.retry}
      </Button>
    )
    const { text } = errorText(error, 'orderCompletion') ?? { text: null }
    return ifUnknown ?? <Failure title={texts.lookupFailed} message={text} first={retry} />
  }
  if (!completion) return <WaitingPage title={texts.processing} text={texts.processingText} />
  if (!hasSucceeded(completion.status))
    return <UnpaidOrder orderId={orderId} completion={completion} code={code} report={report} onCheck={restartPolling} />
  const isAwaited = statusFacts(completion.status).payment === 'awaited'
  const toResult = (
    <ButtonLink size="large" to={toPaymentResult(orderId)} replace>
      {texts.seeResult}
    </ButtonLink>
  )
  return <Failure code={code} report={report} cause={isAwaited ? 'alreadyAwaited' : 'alreadyPaid'} insteadOfRetry={toResult} />
}
