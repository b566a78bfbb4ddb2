import { useId } from 'react'
import { paymentMethods, type PaymentMethod } from '../../contract/values.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ChoiceTile } from '../../ui/controls/ChoiceTile.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import css from './PaymentMethods.module.css'
import { checkoutTexts } from './texts.ts'

const icons: Record<PaymentMethod, IconName> = { Card: 'card', DirectBank: 'bank', VBank: 'slip', HPP: 'phone' }

type Props = {
  /** The name of the group. */
  legend: string
  /** The chosen method. */
  method: PaymentMethod
  /** Called with the method that is chosen. */
  onChoose: (method: PaymentMethod) => void
  /** Whether none can be chosen, while a payment runs. */
  isBusy?: boolean
}

/** Card, bank transfer, virtual account and mobile phone as tiles, with an icon and a text instead of a logo. */
export function PaymentMethods({ legend, method, onChoose, isBusy = false }: Props) {
  const name = useId()
  const texts = useTexts(checkoutTexts)
  return (
    <div className={css.method}>
      <fieldset className={css.tiles}>
        <legend>{legend}</legend>
        {paymentMethods.map((value) => (
          <ChoiceTile
            key={value}
            radio={{ name, value, checked: value === method, disabled: isBusy, onChange: () => onChoose(value) }}
          >
            <Icon name={icons[value]} />
            <span>{texts.methods[value]}</span>
          </ChoiceTile>
        ))}
      </fieldset>
    </div>
  )
}
