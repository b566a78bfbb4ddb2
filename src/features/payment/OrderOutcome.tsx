import { errorText } from '../../api/errorText.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { hasSucceeded } from '../../state/orderStatus.ts'
import { useAllTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failure } from './Failure.tsx'
import { Processing } from './Processing.tsx'
import { Success } from './Success.tsx'
import { useCompletion } from './useCompletion.ts'

/** What an order's payment came to, as the server says (PAY-08, PAY-14). */
export function OrderOutcome({ orderId }: { orderId: string }) {
  const { payment: texts, errors, common } = useAllTexts()
  const { completion, error, isPending, isAsking, askAgain } = useCompletion(orderId)
  const words = error ? errorText(error, errors, 'orderCompletion') : null
  const retry = (label: string) => <Button onClick={askAgain}>{label}</Button>

  // Nobody knows how it ended: that is no failed payment.
  if (words) return <Failure title={texts.lookupFailed} message={words.text} lang={words.lang} first={retry(common.retry)} />
  if (!completion || isAsking) return <Processing title={texts.processing} text={texts.processingText} />
  if (hasSucceeded(completion.status)) return <Success orderId={orderId} completion={completion} />
  return (
    <Failed
      orderId={orderId}
      completion={completion}
      {...(isPending && { hint: texts.unclear, first: retry(texts.checkAgain) })}
    />
  )
}

type FailedProps = { orderId: string; completion: Completion; hint?: string; first?: React.ReactNode }

function Failed({ orderId, completion: { failCode, failMessage }, hint, first }: FailedProps) {
  return <Failure orderId={orderId} code={failCode} message={failMessage} lang="ko" hint={hint} first={first} />
}
