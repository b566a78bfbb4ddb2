import type { ReactNode } from 'react'
import css from './AddressCard.module.css'
import { ChoiceTile } from '../../ui/ChoiceTile.tsx'

type Props = {
  /** The radio button of the card, if an address can be selected; `name` is that of the group. */
  choice?: { name: string; isChosen: boolean; onChoose: () => void }
  /** The name that the shopper gave it, e.g. `집`. */
  label: string
  /** Who receives the parcel. */
  receiver: string
  /** As displayed, with hyphens. */
  phone: string
  /** Postcode, street, detail. */
  lines: readonly string[]
  /** Edit and remove buttons. */
  actions?: ReactNode
}

/** A delivery address, to choose or to edit. */
export function AddressCard({ choice, label, receiver, phone, lines, actions }: Props) {
  const radio = choice && { name: choice.name, checked: choice.isChosen, onChange: choice.onChoose }
  return (
    <div>
      <ChoiceTile variant="address" radio={radio}>
        <span className={css.address}>
          <span>
            <b>{label}</b>
            <span>{` · ${receiver}`}</span>
          </span>
          <span className={css.small}>{phone}</span>
          <span className={css.small}>{lines.join(' ')}</span>
        </span>
      </ChoiceTile>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
