import { useAppSelector } from '../../hooks.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { won } from '../../lib/format.ts'
import { hasLocks } from '../../lib/webLocks.ts'
import { showPaymentWindow } from './pay.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PurchaseSummary } from '../cart/PurchaseSummary.tsx'
import { ActionBar } from '../../ui/layout/Page.tsx'
import css from './Checkout.module.css'
import { selectOutcome } from './checkoutsSlice.ts'
import type { RefreshedCheckout } from './useCheckout.ts'
import type { Paying } from './usePay.ts'
import { checkoutTexts } from './texts.ts'

type Props = { checkout: RefreshedCheckout; paying: Paying }

/** The amounts, and the pay button on desktops. */
export function CheckoutSummary({ checkout, paying }: Props) {
  const texts = useTexts(checkoutTexts)
  return (
    <PurchaseSummary
      title={texts.summary}
      amount={checkout.amount}
      fee={checkout.fee}
      action={<PayButton checkout={checkout} paying={paying} />}
    >
      <PaymentNotice checkout={checkout} step={paying.step} />
    </PurchaseSummary>
  )
}

/** The state of a payment in another window, or of an unfinished one from an earlier visit. */
function PaymentNotice({ checkout, step }: { checkout: RefreshedCheckout; step: Paying['step'] }) {
  const texts = useTexts(checkoutTexts)
  const isUnfinished = useAppSelector((state) => selectOutcome(state, checkout.stored) === 'pending')
  const isPaying = step === 'paying'
  const isMobile = isMobileBrowser()
  const away = isMobile ? texts.leaving : texts.paying
  const message = isPaying ? away : step === 'creating' ? texts.opening : isUnfinished ? texts.unfinished : null
  const shown = message ?? (hasLocks() ? null : texts.oneWindow)
  return (
    <output className={css.note}>
      {shown !== null && <span>{shown}</span>}
      {isPaying && !isMobile && (
        <Button variant="outline" size="compact" onClick={showPaymentWindow}>
          {texts.showWindow}
        </Button>
      )}
    </output>
  )
}

/** The pay button fixed at the bottom of the screen on phones. */
export function PayBar(props: Props) {
  return (
    <ActionBar hidesNavigation>
      <div className={css.bar}>
        <PayButton {...props} />
      </div>
    </ActionBar>
  )
}

function PayButton({ checkout: { total }, paying: { press, isBusy } }: Props) {
  const texts = useTexts(checkoutTexts)
  const { language } = useLocale()
  return (
    <Button size="large" isWide isBusy={isBusy} onClick={press}>
      {total > 0 ? texts.payFor(won(total, language)) : texts.pay}
    </Button>
  )
}
