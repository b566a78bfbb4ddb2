import { useId } from 'react'
import { QueryView } from '../../api/QueryView.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { AddressCard } from './AddressCard.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './Address.module.css'
import { addressTexts } from './texts.ts'
import { useCurrentUser } from '../session/users.ts'

type Choice = { id: number | undefined; onChoose: (id: number) => void }

/** The user's delivery addresses; with `choice` one of them can be selected. */
export function AddressList({ choice }: { choice?: Choice }) {
  const address = useTexts(addressTexts)
  const group = useId()
  const query = useCurrentUser()
  return (
    <QueryView
      query={{ ...query, data: query.data?.addresses }}
      call="user"
      loading={<Skeleton shape="block" count={1} />}
      empty={<p className={css.none}>{address.none}</p>}
    >
      {(addresses) => (
        <ul className={css.list} aria-label={address.list}>
          {addresses.map((one) => (
            <li key={one.id}>
              <AddressCard
                address={one}
                radio={choice && { name: group, checked: choice.id === one.id, onChange: () => choice.onChoose(one.id) }}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
