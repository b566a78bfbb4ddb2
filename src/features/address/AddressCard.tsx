import css from './AddressCard.module.css'
import type { Address } from '../../contract/users.ts'
import { phone } from '../../lib/phone.ts'
import { ChoiceTile } from '../../ui/ChoiceTile.tsx'

type Props = {
  /** As the server replies it. */
  address: Address
  /** The radio button of the card, if an address can be selected; `name` is that of the group. */
  choice?: { name: string; isChosen: boolean; onChoose: () => void } | undefined
}

/** A delivery address, which can be selected with `choice`. */
export function AddressCard({ address: { name, receiver, phoneNumber, postalCode, address, addressDetail }, choice }: Props) {
  return (
    <ChoiceTile variant="address" radio={choice && { name: choice.name, checked: choice.isChosen, onChange: choice.onChoose }}>
      <span className={css.address}>
        <span>
          <b>{name}</b>
          <span>{` · ${receiver}`}</span>
        </span>
        <span className={css.small}>{phone(phoneNumber)}</span>
        <span className={css.small}>{`(${postalCode}) ${address}, ${addressDetail}`}</span>
      </span>
    </ChoiceTile>
  )
}
