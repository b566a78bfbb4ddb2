import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { env } from '../../../src/config/env.ts'
import { AddressDialog } from '../../../src/features/address/AddressDialog.tsx'
import { AddressList } from '../../../src/features/address/AddressList.tsx'
import { useAddressForm } from '../../../src/features/address/useAddressForm.ts'
import { stubPostcode } from '../../support/stubPostcode.ts'
import { pageDecorators } from '../../support/decorators.tsx'
import { withScenario } from '../../support/scenario.ts'

/** The address list and its form dialog, as the profile page combines them. */
function Addresses({ isAdding: isAddingFirst }: { isAdding: boolean }) {
  const [isAdding, setAdding] = useState(isAddingFirst)
  const [chosen, choose] = useState<number>()
  const form = useAddressForm((id) => {
    choose(id)
    setAdding(false)
  })
  return (
    <>
      <AddressList choice={{ id: chosen, onChoose: choose }} />
      <button type="button" onClick={() => setAdding(true)}>
        배송지 추가
      </button>
      {isAdding && <AddressDialog form={form} onClose={() => setAdding(false)} />}
    </>
  )
}

/**
 * The form is a bottom sheet on phones, a dialog of 520 px on desktops. The postcode search opens within it, below the postcode,
 * because a dialog never opens above another. The draft survives closing the sheet.
 */
const meta = {
  title: 'Account · 내 정보/Delivery addresses · 배송지',
  id: 'features-address-address',
  component: Addresses,
  decorators: pageDecorators,
  args: { isAdding: true },
  beforeEach: withScenario('checkout-no-address'),
} satisfies Meta<typeof Addresses>
export default meta
type Story = StoryObj<typeof meta>

const findField = (name: string) => screen.findByRole('textbox', { name })
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function fillIn() {
  await userEvent.type(await findField('배송지명'), '집')
  await userEvent.type(await findField('받는 분'), '염지훈')
  await userEvent.type(await findField('휴대폰 번호'), '01013572462')
  await clickButton('우편번호 찾기')
  await clickButton('서울 성동구 성수이로 87')
  await waitFor(async () => expect(await findField('상세주소')).toHaveFocus())
  await userEvent.type(await findField('상세주소'), '3층')
}

export const Selectable: Story = { args: { isAdding: false }, beforeEach: withScenario('profile-edit') }
export const NoAddresses: Story = { args: { isAdding: false } }

export const Form: Story = {}

export const Added: Story = {
  parameters: { requirements: ['ACCT-06', 'ACCT-07'] },
  beforeEach: stubPostcode,
  play: async () => {
    await fillIn()
    await expect(await findField('우편번호')).toHaveValue('04799')
    await expect(await findField('우편번호')).toHaveAttribute('readonly')
    await expect(await findField('주소')).toHaveValue('서울 성동구 성수이로 87 (성수동2가)')
    await expect(await findField('주소')).toHaveAttribute('readonly')
    await clickButton('배송지 저장')
    const card = await screen.findByRole('radio', { name: /집 ?· 염지훈/ })
    await expect(card).toBeChecked()
    await expect(screen.getByText('010-1357-2462')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const RequiredFields: Story = {
  tags: ['core'],
  parameters: { requirements: ['ACCT-08'] },
  play: async () => {
    await clickButton('배송지 저장')
    for (const words of [
      '배송지명을 입력해 주세요',
      '받는 분을 입력해 주세요',
      '휴대폰 번호를 입력해 주세요',
      '우편번호를 검색해 주세요',
      '주소를 검색해 주세요',
      '상세주소를 입력해 주세요',
    ]) {
      await waitFor(async () => expect(await screen.findByText(words)).toBeVisible())
    }
    await expect(await findField('배송지명')).toHaveFocus()
    await userEvent.type(await findField('휴대폰 번호'), '0101')
    await clickButton('배송지 저장')
    await waitFor(async () =>
      expect(await screen.findByText('휴대폰 번호 형식이 올바르지 않아요 (예: 010-0000-0000)')).toBeVisible(),
    )
  },
}

export const SearchNotLoaded: Story = {
  tags: ['core'],
  parameters: { requirements: ['ACCT-09'] },
  play: async () => {
    await userEvent.type(await findField('배송지명'), '집')
    await clickButton('우편번호 찾기')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        '주소 검색을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      ),
    )
    await expect(await findField('배송지명')).toHaveValue('집')
  },
}

export const Searching: Story = {
  beforeEach: stubPostcode,
  play: async () => {
    await clickButton('우편번호 찾기')
    await waitFor(async () => expect(await screen.findByRole('region', { name: '우편번호 검색' })).toBeVisible())
  },
}

export const RejectedByServer: Story = {
  beforeEach: async (context) => {
    const removePostcode = stubPostcode()
    const error = { code: 'TOO_MANY_ADDRESSES', message: '배송지는 20개까지 등록할 수 있어요.' }
    const full = http.post(`${env.apiBase}v1/users/:id/address`, () =>
      HttpResponse.json({ result: 'FAIL', data: null, error }, { status: 409 }),
    )
    await withScenario('checkout-no-address')(context)
    context.msw.use(full)
    return removePostcode
  },
  play: async () => {
    await fillIn()
    await clickButton('배송지 저장')
    await screen.findByRole('alert')
    await clickButton('닫기')
    await clickButton('배송지 추가')
    await expect(await findField('상세주소')).toHaveValue('3층')
    await clickButton('배송지 저장')
    await expect(await screen.findByRole('alert')).toHaveTextContent('배송지는 20개까지 등록할 수 있어요.')
  },
}
