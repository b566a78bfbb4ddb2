import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/ui/Button.tsx'
import { FreeShippingBar, OrderSummary } from '../../src/components/OrderSummary.tsx'

const meta = {
  title: 'Order summary · 결제 금액',
  id: 'components-ordersummary',
  tags: ['autodocs'],
  component: OrderSummary,
  args: {
    shipping: <FreeShippingBar text="12,200원 더 담으면 무료배송이에요" value={37800} max={50000} ends={['37,800', '50,000']} />,
    amounts: [
      { label: '상품 금액', value: '37,800원' },
      { label: '배송비', value: '2,500원' },
    ],
    total: { label: '결제할 금액', value: '40,300원' },
    children: (
      <Button size="large" isWide>
        40,300원 주문하기
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
} satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof meta>

export const BelowFreeShipping: Story = { tags: ['smoke'] }
export const FreeShipping: Story = {
  args: {
    shipping: <FreeShippingBar text="무료배송이에요" value={52000} max={50000} ends={['52,000', '50,000']} />,
    amounts: [
      { label: '상품 금액', value: '52,000원' },
      { label: '배송비', value: '무료' },
    ],
    total: { label: '결제할 금액', value: '52,000원' },
  },
}
export const InCheckout: Story = { args: { title: '결제 금액', shipping: undefined, children: undefined } }
