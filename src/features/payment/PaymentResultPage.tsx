import { useSearchParams } from 'react-router-dom'
import { Confirmation } from './Confirmation.tsx'
import { OrderOutcome } from './OrderOutcome.tsx'
import { usePage } from '../../texts/usePage.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { MissingParameters, Failure } from './Failure.tsx'
import { DeclinedPayment } from './DeclinedPayment.tsx'
import { readDeclined } from './providerReturn.ts'

/** The result after the payment window is closed, on desktops. */
export function PaymentResultPage() {
  usePage()
  const orderId = useSearchParams()[0].get('orderId')
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}

/** The provider's code of success. */
const APPROVED = '00'

/** The provider's return address on phones. */
export function PaymentMobileResultPage() {
  usePage()
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  if (query.get('code') !== APPROVED) {
    const declined = readDeclined(query)
    return <Page>{orderId ? <DeclinedPayment key={orderId} orderId={orderId} {...declined} /> : <Failure {...declined} />}</Page>
  }
  return <Page>{orderId ? <OrderOutcome key={orderId} orderId={orderId} /> : <MissingParameters />}</Page>
}

/** The target of a successful redirect payment: nothing is paid before the order is confirmed. */
export function PaymentSuccessPage() {
  usePage()
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
