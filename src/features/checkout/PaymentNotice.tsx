import { isMobileBrowser } from '../../lib/device.ts'
import { hasLocks } from '../../lib/lock.ts'
import { showPaymentWindow } from './pay.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Checkout.module.css'
import type { Checkout } from './useCheckout.ts'
import type { Paying } from './usePay.ts'
import { checkoutTexts } from './texts.ts'

/** The state of a payment in another window, or of an unfinished one from an earlier visit. */
export function PaymentNotice({ checkout: { entry }, step }: { checkout: Checkout; step: Paying['step'] }) {
  const texts = useTexts(checkoutTexts)
  const isUnfinished = entry.order?.status === 'PENDING'
  const isPaying = step === 'paying'
  const isMobile = isMobileBrowser()
  const away = isMobile ? texts.leaving : texts.paying
  const words = isPaying ? away : step === 'creating' ? texts.opening : isUnfinished ? texts.unfinished : null
  const shown = words ?? (hasLocks() ? null : texts.oneWindow)
  return (
    <output className={css.note}>
      {shown !== null && <span>{shown}</span>}
      {isPaying && !isMobile && (
        <Button look="outline" size="compact" onClick={showPaymentWindow}>
          {texts.showWindow}
        </Button>
      )}
    </output>
  )
}
