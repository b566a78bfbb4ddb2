import { useSearchParams } from 'react-router-dom'
import { Confirmation } from '../features/payment/Confirmation.tsx'
import { MissingParameters } from '../features/payment/MissingParameters.tsx'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Page } from '../ui/Page.tsx'
import { pageTexts } from '../texts/pages.ts'

/** Where a redirect payment comes back to with its key: nothing is paid before the order is confirmed (PAY-05). */
export function PaymentSuccessPage() {
  useDocumentTitle(useTexts(pageTexts).titles.payment)
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  const paymentKey = query.get('paymentKey')
  const amount = wonOf(query.get('amount'))
  return (
    <Page width="read">
      {orderId && paymentKey && amount !== null ? (
        <Confirmation key={`${orderId} ${paymentKey}`} orderId={orderId} paymentKey={paymentKey} amount={amount} />
      ) : (
        <MissingParameters />
      )}
    </Page>
  )
}

/** Whole won as digits; anything else is as good as missing. */
function wonOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
