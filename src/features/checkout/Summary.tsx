import { FREE_SHIPPING_FROM_WON } from '../../contract/limits.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { count, won } from '../../lib/format.ts'
import { hasLocks } from '../../lib/lock.ts'
import { remainingForFreeShipping } from '../catalogue/prices.ts'
import { leftOutLines } from '../cart/refreshedOrderLines.ts'
import { showPaymentWindow } from './pay.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountText } from '../../ui/AmountText.tsx'
import { FreeShippingBar, LeftOut, OrderSummary } from '../orders/OrderSummary.tsx'
import { ActionBar } from '../../ui/Page.tsx'
import css from './Checkout.module.css'
import type { RefreshedCheckout } from './useCheckout.ts'
import type { Paying } from './usePay.ts'
import { checkoutTexts } from './texts.ts'

type Props = { checkout: RefreshedCheckout; paying: Paying }

/** The amounts, and the pay button on desktops. */
export function Summary({ checkout, paying }: Props) {
  const purchase = useTexts(purchaseTexts)
  const texts = useTexts(checkoutTexts)
  const { language } = useLocale()
  const { amount, fee, total } = checkout
  const left = remainingForFreeShipping(amount)
  return (
    <OrderSummary
      title={texts.summary}
      shipping={
        <FreeShippingBar
          text={left > 0 ? purchase.leftToFree(won(left, language)) : purchase.isFree}
          value={amount}
          max={FREE_SHIPPING_FROM_WON}
          ends={[count(amount), count(FREE_SHIPPING_FROM_WON)]}
        />
      }
      amounts={[
        { label: purchase.products, value: won(amount, language) },
        { label: purchase.shipping, value: fee > 0 ? won(fee, language) : purchase.free },
      ]}
      total={{ label: texts.total, value: won(total, language) }}
      action={<PayButton checkout={checkout} paying={paying} />}
    >
      <LeftOut title={purchase.leftOut} lines={leftOutLines(checkout.lines)} />
      <PaymentNotice checkout={checkout} step={paying.step} />
    </OrderSummary>
  )
}

/** The state of a payment in another window, or of an unfinished one from an earlier visit. */
function PaymentNotice({ checkout, step }: { checkout: RefreshedCheckout; step: Paying['step'] }) {
  const texts = useTexts(checkoutTexts)
  const isUnfinished = checkout.order?.outcome === 'pending'
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
    <ActionBar isPhoneOnly hidesNavigation>
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
      <AmountText>{texts.pay(won(total, language))}</AmountText>
    </Button>
  )
}
