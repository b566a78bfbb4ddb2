import { toPaymentResult } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Failure } from './Failure.tsx'
import { paymentTexts } from './texts.ts'

/** An address without what a result needs; with an order it leads to that order's result (PAY-05, PAY-08). */
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
