import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AddressCard } from '../../../src/features/address/AddressCard.tsx'
import { ChoiceTile } from '../../../src/ui/ChoiceTile.tsx'
import { Button } from '../../../src/ui/Button.tsx'

const choice = { name: 'address', isChosen: false, onChoose: fn() }
const meta = {
  title: 'Account · 내 정보/Address card · 배송지 카드',
  id: 'features-address-addresscard',
  component: AddressCard,
  subcomponents: { ChoiceTile },
  args: { label: '집', receiver: '김하늘', phone: '010-2345-6789', lines: ['(04780)', '서울 성동구 연무장길 12,', '3층'] },
} satisfies Meta<typeof AddressCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="compact">
        고치기
      </Button>
    ),
  },
}
export const Selectable: Story = {
  args: { choice },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /집 ?· 김하늘/ }))
    await expect(choice.onChoose).toHaveBeenCalled()
  },
}
export const Selected: Story = { args: { choice: { ...choice, isChosen: true } } }
