import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PaymentMethod } from '../../../src/features/checkout/PaymentMethod.tsx'
import { ChoiceTile } from '../../../src/ui/ChoiceTile.tsx'

const meta = {
  title: 'Checkout · 주문·결제/Payment method · 결제수단',
  id: 'features-checkout-paymentmethod',
  component: PaymentMethod,
  subcomponents: { ChoiceTile },
  args: {
    legend: '결제수단',
    value: 'Card',
    onChoose: fn(),
    methods: [
      { value: 'Card', label: '신용카드', icon: 'card' },
      { value: 'DirectBank', label: '계좌이체', icon: 'bank' },
      { value: 'VBank', label: '가상계좌', icon: 'slip' },
      { value: 'HPP', label: '휴대폰', icon: 'phone' },
    ],
  },
} satisfies Meta<typeof PaymentMethod>
export default meta
type Story = StoryObj<typeof meta>

export const CardSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '가상계좌' }))
    await expect(args.onChoose).toHaveBeenCalledWith('VBank')
  },
}
export const VirtualAccountSelected: Story = { args: { value: 'VBank' } }
export const OneDisabled: Story = {
  args: {
    methods: [
      { value: 'Card', label: '신용카드', icon: 'card' },
      { value: 'HPP', label: '휴대폰', icon: 'phone', isDisabled: true },
    ],
  },
}
