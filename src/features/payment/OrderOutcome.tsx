import { isNotFound, useErrorText } from '../../api/errorText.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { hasSucceeded, statusFacts } from '../orders/status.ts'
import { causeOf, type Cause } from '../../texts/causes.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from './Failure.tsx'
import { Processing } from './Processing.tsx'
import { Success } from './Success.tsx'
import { useCompletion } from './useCompletion.ts'
import { paymentTexts } from './texts.ts'

/** The status of an order's payment on the server. */
export function OrderOutcome({ orderId }: { orderId: string }) {
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  const { completion, error, isPending, isPolling, restartPolling } = useCompletion(orderId)
  const message = useErrorText()(error, 'orderCompletion')
  const retry = (label: string) => <Button onClick={restartPolling}>{label}</Button>

  // A failed lookup is not a failed payment.
  if (message) {
    const cause = isNotFound(error) ? 'orderUnknown' : undefined
    return <Failure title={texts.lookupFailed} message={message.text} cause={cause} first={retry(common.retry)} />
  }
  if (!completion || isPolling) return <Processing title={texts.processing} text={texts.processingText} />
  if (hasSucceeded(completion.status)) return <Success orderId={orderId} completion={completion} />
  return (
    <Failed
      orderId={orderId}
      completion={completion}
      {...(isPending && { cause: 'paymentUnclear', first: retry(texts.checkAgain) })}
    />
  )
}

type FailedProps = { orderId: string; completion: Completion; cause?: Cause; first?: React.ReactNode }

function Failed({ orderId, completion: { status, failCode, failMessage }, cause, first }: FailedProps) {
  // The lines of a cancelled order have left the cart.
  const shown =
    cause ?? (statusFacts(status).payment === 'canceled' ? causeOf(failCode, ['depositMissed'], 'orderCanceled') : undefined)
  return <Failure orderId={orderId} code={failCode} message={failMessage} cause={shown} first={first} />
}
