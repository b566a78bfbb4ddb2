import type { ReactNode } from 'react'
import { useErrorText } from '../../api/errorText.ts'
import { toPaymentResult } from '../../config/paths.ts'
import { hasSucceeded, statusFacts } from '../orders/status.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { WaitingPage } from '../../ui/WaitingPage.tsx'
import { Failure } from './Failure.tsx'
import { paymentTexts } from './texts.ts'
import { useCompletion } from './useCompletion.ts'

type Props = {
  orderId: string
  code: string | null
  message: string | null
  /** Shown if the completion cannot be loaded; by default the error of the lookup. */
  ifUnknown?: ReactNode
}

/**
 * The provider's refusal in the address of a return. The address can be old or forged, so nothing is shown
 * before the completion has come: a paid order must not be paid twice.
 */
export function RefusedPayment({ orderId, code, message, ifUnknown }: Props) {
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
  if (!hasSucceeded(completion.status)) return <Failure orderId={orderId} code={code} message={message} />
  const isAwaited = statusFacts(completion.status).payment === 'awaited'
  const toResult = (
    <ButtonLink size="large" to={toPaymentResult(orderId)} replace>
      {texts.seeResult}
    </ButtonLink>
  )
  return <Failure code={code} message={message} cause={isAwaited ? 'alreadyAwaited' : 'alreadyPaid'} insteadOfRetry={toResult} />
}
