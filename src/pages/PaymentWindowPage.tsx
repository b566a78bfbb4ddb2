import { useEffect, useState } from 'react'
import { patterns } from '../config/paths.ts'
import css from '../features/payment/Payment.module.css'
import { Processing } from '../features/payment/Processing.tsx'
import { paymentTexts } from '../features/payment/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { pageTexts } from './texts.ts'

const CLOSES_AFTER_MS = 1200

/** Where the payment window ends: it closes itself; the window that opened it asks the server (PAY-07). */
export function PaymentWindowPage({ end }: { end: 'complete' | 'close' }) {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.payment)
  const isStuck = useClosing()
  return (
    <Page width="read">
      <Processing
        title={end === 'complete' ? texts.complete : texts.close}
        text={isStuck ? texts.notClosed : texts.completeText}
      />
      {isStuck && (
        <p className={css.wayHome}>
          <ButtonLink look="outline" to={patterns.home}>
            {common.home}
          </ButtonLink>
        </p>
      )}
    </Page>
  )
}

/** True once the window turned out to be one that a script may not close. */
function useClosing(): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      window.close()
      setStuck(true)
    }, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStuck
}
