import { useSearchParams } from 'react-router-dom'
import { OrderOutcome } from './OrderOutcome.tsx'
import { usePageTitle } from '../../texts/usePageTitle.ts'
import { Page } from '../../ui/Page.tsx'
import { MissingParameters, Failure } from './Failure.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'

/** The result after the payment window is closed, on desktops. */
export function PaymentResultPage() {
  usePageTitle('payment')
  const orderId = useSearchParams()[0].get('orderId')
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}

/** The provider's code of success. */
const APPROVED = '00'

/** The provider's return address on phones. */
export function PaymentMobileResultPage() {
  usePageTitle('payment')
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  const code = query.get('code')
  if (code !== APPROVED) {
    const refusal = { code, message: query.get('message') }
    return <Page>{orderId ? <RefusedPayment key={orderId} orderId={orderId} {...refusal} /> : <Failure {...refusal} />}</Page>
  }
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}
