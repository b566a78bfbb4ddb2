import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PaymentMethods } from '../../../src/features/checkout/PaymentMethods.tsx'
import { ChoiceTile } from '../../../src/ui/controls/ChoiceTile.tsx'

const meta = {
  title: 'Checkout · 주문·결제/Payment methods · 결제수단',
  id: 'features-checkout-paymentmethods',
  component: PaymentMethods,
  subcomponents: { ChoiceTile },
  args: { legend: '결제수단', method: 'Card', onChoose: fn() },
} satisfies Meta<typeof PaymentMethods>
export default meta
type Story = StoryObj<typeof meta>

export const CardSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '가상계좌' }))
    await expect(args.onChoose).toHaveBeenCalledWith('VBank')
  },
}
export const VirtualAccountSelected: Story = { args: { method: 'VBank' } }
