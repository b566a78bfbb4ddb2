import { PaymentWindow } from './PaymentWindow.tsx'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

/** The last page of the payment window; the window that opened it requests the result from the server (PAY-07). */
export function PaymentWindowPage({ end }: { end: 'complete' | 'close' }) {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.payment)
  return (
    <Page>
      <PaymentWindow end={end} />
    </Page>
  )
}
