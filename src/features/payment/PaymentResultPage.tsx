import { useSearchParams } from 'react-router-dom'
import { MissingParameters } from './MissingParameters.tsx'
import { OrderOutcome } from './OrderOutcome.tsx'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

/** The result after the payment window is closed, on desktops (PAY-08). */
export function PaymentResultPage() {
  useDocumentTitle(useTexts(pageTexts).titles.payment)
  const orderId = useSearchParams()[0].get('orderId')
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}
