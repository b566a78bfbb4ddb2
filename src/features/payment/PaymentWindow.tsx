import { useEffect, useState } from 'react'
import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './Payment.module.css'
import { Processing } from './Processing.tsx'
import { paymentTexts } from './texts.ts'
import { usePageTitle } from '../../texts/usePageTitle.ts'
import { Page } from '../../ui/Page.tsx'

export const CLOSES_AFTER_MS = 1200

/** Closes the payment window; if the browser refuses, shows a link to home. */
export function PaymentWindow({ end }: { end: 'complete' | 'close' }) {
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  const isStillOpen = useWindowClose()
  return (
    <>
      <Processing
        title={end === 'complete' ? texts.complete : texts.close}
        text={isStillOpen ? texts.notClosed : texts.completeText}
      />
      {isStillOpen && (
        <p className={css.home}>
          <ButtonLink variant="outline" to={patterns.home}>
            {common.home}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** True after the browser refused to close the window. */
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

/** The last page of the payment window; the window that opened it requests the result from the server. */
export function PaymentWindowPage({ end }: { end: 'complete' | 'close' }) {
  usePageTitle('payment')
  return (
    <Page>
      <PaymentWindow end={end} />
    </Page>
  )
}
