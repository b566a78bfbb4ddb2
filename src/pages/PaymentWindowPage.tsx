import { PaymentWindow } from '../features/payment/PaymentWindow.tsx'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Page } from '../ui/Page.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The page that the payment window ends at; the window that opened it asks the server for the result (PAY-07). */
export function PaymentWindowPage({ end }: { end: 'complete' | 'close' }) {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.payment)
  return (
    <Page width="read">
      <PaymentWindow end={end} />
    </Page>
  )
}
