import { isNotFound, useErrorText } from '../../api/errorText.ts'
import { hasSucceeded, isPending as isPendingStatus } from '../orders/status.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'
import { Failure } from './Failure.tsx'
import { Success } from './Success.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import { useCompletion } from './useCompletion.ts'
import { paymentTexts } from './texts.ts'

/** The status of an order's payment on the server. */
export function OrderOutcome({ orderId }: { orderId: string }) {
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  const { completion, error, isPending, isPolling, restartPolling } = useCompletion(orderId)
  const message = useErrorText()(error, 'orderCompletion')
  const retry = (label: string) => (
    <Button size="large" onClick={restartPolling}>
      {label}
    </Button>
  )

  // A failed lookup is not a failed payment, and changes nothing of an outcome that is known.
  if (message && (!completion || isPendingStatus(completion.status))) {
    const cause = isNotFound(error) ? 'orderUnknown' : undefined
    return <Failure title={texts.lookupFailed} message={message.text} cause={cause} first={retry(common.retry)} />
  }
  if (!completion || isPolling) return <WaitingPage title={texts.processing} text={texts.processingText} />
  if (hasSucceeded(completion.status)) return <Success orderId={orderId} completion={completion} />
  // A closed window is no cancellation (PAY-02, OPEN-57).
  if (isPending)
    return <Failure title={texts.noResult} orderId={orderId} cause="paymentUnclear" first={retry(texts.checkAgain)} />
  const { failCode, failMessage } = completion
  return <UnpaidOrder orderId={orderId} completion={completion} code={failCode} message={failMessage} onCheck={restartPolling} />
}
