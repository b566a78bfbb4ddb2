import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AddressCard } from '../../../src/features/address/AddressCard.tsx'
import { ChoiceTile } from '../../../src/ui/controls/ChoiceTile.tsx'

const radio = { name: 'address', checked: false, onChange: fn() }
const meta = {
  title: 'Account · 내 정보/Address card · 배송지 카드',
  id: 'features-address-addresscard',
  component: AddressCard,
  subcomponents: { ChoiceTile },
  args: {
    address: {
      id: 1,
      name: '집',
      receiver: '김하늘',
      phoneNumber: '01023456789',
      postalCode: '04780',
      address: '서울 성동구 연무장길 12',
      addressDetail: '3층',
    },
    radio,
  },
} satisfies Meta<typeof AddressCard>
export default meta
type Story = StoryObj<typeof meta>

export const Selectable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /집 ?· 김하늘/ }))
    await expect(radio.onChange).toHaveBeenCalled()
  },
}
export const Selected: Story = { args: { radio: { ...radio, checked: true } } }
