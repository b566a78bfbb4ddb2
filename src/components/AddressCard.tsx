import type { ReactNode } from 'react'
import css from './AddressCard.module.css'
import { ChoiceTile } from './ChoiceTile.tsx'

type Props = {
  /** The radio group's name, where one of several addresses is chosen. */
  choice?: { name: string; isChosen: boolean; onChoose: () => void }
  /** Home, work. */
  label: string
  receiver: string
  phone: string
  /** Postcode, road, detail. */
  lines: readonly string[]
  /** Edit, remove. */
  actions?: ReactNode
}

/** A delivery address; with `choice` a radio button of a group. */
export function AddressCard({ choice, label, receiver, phone, lines, actions }: Props) {
  const radio = choice && { name: choice.name, checked: choice.isChosen, onChange: choice.onChoose }
  return (
    <div>
      <ChoiceTile look="address" radio={radio}>
        <span className={css.address}>
          <span>
            <b>{label}</b> · {receiver}
          </span>
          <span className={css.small}>{phone}</span>
          <span className={css.small}>{lines.join(' ')}</span>
        </span>
      </ChoiceTile>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
