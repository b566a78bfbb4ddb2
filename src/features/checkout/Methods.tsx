import { paymentMethods, type PaymentMethod as Method } from '../../contract/payment.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { checkoutTexts } from './texts.ts'

const icons: Record<Method, IconName> = { Card: 'card', DirectBank: 'bank', VBank: 'slip', HPP: 'phone' }

type Props = {
  /** The name of the group. */
  legend: string
  method: Method
  onChoose: (method: Method) => void
  isBusy: boolean
}

/** Payment methods: card, bank transfer, virtual account, mobile phone. */
export function Methods({ legend, method, onChoose, isBusy }: Props) {
  const texts = useTexts(checkoutTexts)
  const choose = (value: string) => {
    const chosen = paymentMethods.find((known) => known === value)
    if (chosen) onChoose(chosen)
  }
  return (
    <PaymentMethod
      legend={legend}
      value={method}
      onChoose={choose}
      methods={paymentMethods.map((value) => ({ value, label: texts.methods[value], icon: icons[value], isDisabled: isBusy }))}
    />
  )
}
