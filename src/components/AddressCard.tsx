import type { ReactNode } from 'react'
import css from './ChoiceTile.module.css'

type AddressProps = {
  /** The radio group's name, where one of several is chosen. */
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

/** Where a parcel goes; with `choice` it is one of several to choose from. */
export function AddressCard({ choice, label, receiver, phone, lines, actions }: AddressProps) {
  const words = (
    <span className={css.address}>
      <span>
        <b>{label}</b> · {receiver}
      </span>
      <span className={css.small}>{phone}</span>
      <span className={css.small}>{lines.join(' ')}</span>
    </span>
  )
  return (
    <div className={css.card}>
      {choice ? (
        <label className={css.tile} data-look="address">
          <input type="radio" name={choice.name} checked={choice.isChosen} onChange={choice.onChoose} />
          {words}
        </label>
      ) : (
        <div className={css.tile} data-look="address">
          {words}
        </div>
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
