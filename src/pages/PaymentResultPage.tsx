import { useSearchParams } from 'react-router-dom'
import { MissingParameters } from '../features/payment/MissingParameters.tsx'
import { OrderOutcome } from '../features/payment/OrderOutcome.tsx'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { Page } from '../ui/Page.tsx'

/** Where a desktop goes once the payment window is closed (PAY-08). */
export function PaymentResultPage() {
  useDocumentTitle(useTexts().titles.payment)
  const orderId = useSearchParams()[0].get('orderId')
  return <Page width="read">{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}
