import { useSearchParams } from 'react-router-dom'
import { Failure } from './Failure.tsx'
import { MissingParameters } from './MissingParameters.tsx'
import { OrderOutcome } from './OrderOutcome.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

/** The provider's code of success. */
const APPROVED = '00'

/** The provider's return address on phones (PAY-09). */
export function PaymentMobileResultPage() {
  useDocumentTitle(useTexts(pageTexts).titles.payment)
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  const code = query.get('code')
  if (code !== APPROVED) {
    const refusal = { code, message: query.get('message') }
    return <Page>{orderId ? <RefusedPayment key={orderId} orderId={orderId} {...refusal} /> : <Failure {...refusal} />}</Page>
  }
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}
