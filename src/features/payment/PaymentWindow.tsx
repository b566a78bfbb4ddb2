import { useEffect, useState } from 'react'
import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { paymentTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'

const CLOSES_AFTER_MS = 1200

/** The last page of the payment window after a payment. */
export const PaymentCompletePage = () => <PaymentWindow end="complete" />

/** The last page of the payment window that was closed without a payment. */
export const PaymentClosePage = () => <PaymentWindow end="close" />

/** Closes its window; where the browser does not, it has a link to home. The window that opened it requests the result from the server. */
function PaymentWindow({ end }: { end: 'complete' | 'close' }) {
  usePage()
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  const isStillOpen = useWindowClose()
  return (
    <WaitingPage
      title={end === 'complete' ? texts.complete : texts.close}
      text={isStillOpen ? texts.notClosed : texts.completeText}
    >
      {isStillOpen && (
        <ButtonLink variant="outline" to={patterns.home}>
          {common.home}
        </ButtonLink>
      )}
    </WaitingPage>
  )
}

/** True after the browser did not close the window. */
function useWindowClose(): boolean {
  const [isStillOpen, setStillOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      window.close()
      setStillOpen(true)
    }, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStillOpen
}
