import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeftOut, PurchaseSummary } from '../../../src/features/cart/PurchaseSummary.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { productFixture } from '../../support/productFixture.ts'

const soldOut = (stockId: number, name: string, size: string) => {
  const item = { product: productFixture({ name }), stockId, size, quantity: 1 }
  return { item, previous: item, changes: [{ kind: 'soldOut' as const }] }
}

const meta = {
  title: 'Cart · 장바구니/Purchase summary · 결제 금액',
  id: 'features-cart-purchasesummary',
  component: PurchaseSummary,
  args: {
    amount: 37_800,
    fee: 2500,
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
} satisfies Meta<typeof PurchaseSummary>
export default meta
type Story = StoryObj<typeof meta>

export const BelowFreeShipping: Story = {}
export const FreeShipping: Story = { args: { amount: 52_000, fee: 0 } }
export const InCheckout: Story = { args: { title: '결제 금액', children: undefined } }
export const LinesLeftOut: Story = {
  args: { children: <LeftOut title="합계에서 뺀 상품" lines={[soldOut(1, '헤링본 코트', 'L')]} /> },
}
export const LongNamesLeftOut: Story = {
  args: {
    children: (
      <LeftOut
        title="Not in the total"
        lines={[
          soldOut(1, 'A herringbone coat of undyed wool with a belt and two pockets', 'L'),
          soldOut(2, '바람이 차가운 날에 어울리는 두툼한 꽈배기 터틀넥', 'FREE'),
        ]}
      />
    ),
  },
}
