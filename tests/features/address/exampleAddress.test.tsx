import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offerExampleAddress } from '../../../mocks/demo/ribbon/exampleAddress.ts'
import { stubPostcode } from '../../../stories/support/stubPostcode.ts'
import { openCheckout } from '../../support/payment.tsx'

test.each([
  ['ko', '배송지 추가', '예시 주소 채우기', '배송지 저장', '예시 주소를 채우고 있어요', '배송지를 추가했어요', /한이음/],
  ['en', 'Add an address', 'Fill in an example address', 'Save address', 'Filling in the example', 'Address added', /Alex Han/],
] as const)('a press on save waits for the example address, in %s', async (language, title, fill, save, filling, added, name) => {
  const { user } = await openCheckout({ addresses: 0, language })
  await user.click(screen.getByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const form = document.querySelector<HTMLFormElement>('dialog form')
  offerExampleAddress()
  await user.click(dialog.getByRole('button', { name: fill }))
  const status = dialog.getByText(filling, { exact: false })
  await user.click(dialog.getByRole('button', { name: save }))
  expect(form?.querySelector('[aria-invalid=true]')).toBeNull()

  // The search's script has come: the search opens, and a place is chosen.
  stubPostcode()
  await user.click(await dialog.findByRole('button', { name: '서울 성동구 성수이로 87' }))
  expect(await screen.findByText(added)).toBeVisible()
  expect(status).toHaveTextContent('')
  await waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked())
})
