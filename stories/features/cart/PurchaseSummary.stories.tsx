import type { Meta, StoryObj } from '@storybook/react-vite'
import { PurchaseSummary } from '../../../src/features/cart/PurchaseSummary.tsx'
import { Button } from '../../../src/ui/controls/Button.tsx'

const meta = {
  title: 'Cart · 장바구니/Purchase summary · 결제 금액',
  id: 'features-cart-purchasesummary',
  component: PurchaseSummary,
  args: {
    amount: 37_800,
    fee: 2500,
    children: (
      <Button size="large" isWide>
        주문하기
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseSummary>
export default meta
type Story = StoryObj<typeof meta>

export const BelowFreeShipping: Story = {}
export const FreeShipping: Story = { args: { amount: 52_000, fee: 0 } }
export const InCheckout: Story = { args: { title: '결제 금액', children: undefined } }
