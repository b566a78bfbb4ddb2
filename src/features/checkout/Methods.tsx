import { paymentMethods, type PaymentMethod as Method } from '../../contract/payment.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import css from './Checkout.module.css'
import type { RefreshedCheckout } from './useCheckout.ts'
import { checkoutTexts } from './texts.ts'

const icons: Record<Method, IconName> = { Card: 'card', DirectBank: 'bank', VBank: 'slip', HPP: 'phone' }

/** Payment methods: card, bank transfer, virtual account, mobile phone. */
export function Methods({ checkout: { method, change }, isBusy }: { checkout: RefreshedCheckout; isBusy: boolean }) {
  const texts = useTexts(checkoutTexts)
  const choose = (value: string) => {
    const chosen = paymentMethods.find((known) => known === value)
    if (chosen) change({ method: chosen })
  }
  return (
    <div className={css.methods}>
      <PaymentMethod
        legend={texts.method}
        value={method}
        onChoose={choose}
        methods={paymentMethods.map((value) => ({ value, label: texts.methods[value], icon: icons[value], isDisabled: isBusy }))}
      />
    </div>
  )
}
