import { useSearchParams } from 'react-router-dom'
import { Confirmation } from './Confirmation.tsx'
import { usePageTitle } from '../../texts/usePageTitle.ts'
import { Page } from '../../ui/Page.tsx'
import { MissingParameters } from './Failure.tsx'

/** The target of a successful redirect payment: nothing is paid before the order is confirmed. */
export function PaymentSuccessPage() {
  usePageTitle('payment')
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  const paymentKey = query.get('paymentKey')
  const amount = wonOf(query.get('amount'))
  return (
    <Page>
      {orderId && paymentKey && amount !== null ? (
        <Confirmation key={`${orderId} ${paymentKey}`} orderId={orderId} paymentKey={paymentKey} amount={amount} />
      ) : (
        <MissingParameters orderId={orderId} />
      )}
    </Page>
  )
}

/** Whole won; null if the text is not only digits. */
function wonOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
