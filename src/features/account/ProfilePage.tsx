import { useState } from 'react'
import { QueryView } from '../../api/QueryView.tsx'
import { AddressDialog } from '../address/AddressDialog.tsx'
import { addressTexts } from '../address/texts.ts'
import { AddressList } from '../address/AddressList.tsx'
import { useAddressForm } from '../address/useAddressForm.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PageTitle, Section } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useCurrentUser } from '../session/users.ts'
import { accountTexts } from './texts.ts'

export function ProfilePage() {
  const title = usePage()
  const query = useCurrentUser()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {/* The addresses below show an error beside stale data. */}
      <QueryView query={query} call="user" isQuietWithData loading={<Skeleton shape="line" />}>
        {(user) => <ProfileForm key={user.id} user={user} />}
      </QueryView>
      <Addresses />
    </>
  )
}

function Addresses() {
  const profile = useTexts(accountTexts)
  const { title } = useTexts(addressTexts)
  const [isAdding, setAdding] = useState(false)
  const form = useAddressForm(() => setAdding(false))
  const add = (
    <Button variant="outline" size="compact" onClick={() => setAdding(true)}>
      {title}
    </Button>
  )
  return (
    <Section title={profile.addresses} aside={add}>
      <AddressList />
      {isAdding && <AddressDialog form={form} onClose={() => setAdding(false)} />}
    </Section>
  )
}
