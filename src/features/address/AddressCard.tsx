import type { ComponentProps } from 'react'
import css from './AddressCard.module.css'
import type { Address } from '../../contract/users.ts'
import { phone } from '../../lib/phone.ts'
import { ChoiceTile } from '../../ui/controls/ChoiceTile.tsx'

type Props = {
  /** As the server replies it. */
  address: Address
  /** The radio button of the card, if an address can be selected. */
  radio?: ComponentProps<typeof ChoiceTile>['radio']
}

/** A delivery address, which can be selected with `radio`. */
export function AddressCard({ address: { name, receiver, phoneNumber, postalCode, address, addressDetail }, radio }: Props) {
  return (
    <ChoiceTile variant="address" radio={radio}>
      <span className={css.address}>
        <span>
          <b>{name}</b>
          <span>{` · ${receiver}`}</span>
        </span>
        <span className="small figures">{phone(phoneNumber)}</span>
        <span className="small figures">{`(${postalCode}) ${address}, ${addressDetail}`}</span>
      </span>
    </ChoiceTile>
  )
}
