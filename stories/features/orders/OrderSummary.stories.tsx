import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/Button.tsx'
import { FreeShippingBar, LeftOut, OrderSummary } from '../../../src/features/orders/OrderSummary.tsx'

const meta = {
  title: 'Orders · 주문/Order summary · 결제 금액',
  id: 'features-orders-ordersummary',
  component: OrderSummary,
  args: {
    shipping: <FreeShippingBar text="12,200원 더 담으면 무료배송이에요" value={37800} max={50000} ends={['37,800', '50,000']} />,
    amounts: [
      { label: '상품 금액', value: '37,800원' },
      { label: '배송비', value: '2,500원' },
    ],
    total: { label: '총 결제 금액', value: '40,300원' },
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

export const BelowFreeShipping: Story = {}
export const FreeShipping: Story = {
  args: {
    shipping: <FreeShippingBar text="무료배송이에요" value={52000} max={50000} ends={['52,000', '50,000']} />,
    amounts: [
      { label: '상품 금액', value: '52,000원' },
      { label: '배송비', value: '무료' },
    ],
    total: { label: '총 결제 금액', value: '52,000원' },
  },
}
export const InCheckout: Story = { args: { title: '결제 금액', shipping: undefined, children: undefined } }
export const LinesLeftOut: Story = {
  args: {
    shipping: undefined,
    children: <LeftOut title="합계에서 뺀 상품" lines={[{ key: 1, name: '헤링본 코트', size: 'L' }]} />,
  },
}
export const LongNamesLeftOut: Story = {
  args: {
    shipping: undefined,
    children: (
      <LeftOut
        title="Not in the total"
        lines={[
          { key: 1, name: 'A herringbone coat of undyed wool with a belt and two pockets', size: 'L' },
          { key: 2, name: '바람이 차가운 날에 어울리는 두툼한 꽈배기 터틀넥', size: 'FREE' },
        ]}
      />
    ),
  },
}
