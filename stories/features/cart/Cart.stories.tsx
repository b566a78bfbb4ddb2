import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartLines } from '../../../src/features/cart/CartLayout.tsx'
import { CartSummary } from '../../../src/features/cart/CartSummary.tsx'
import type { RefreshedLine } from '../../../src/features/cart/refreshedLines.ts'
import { productImageUrls } from '../../../mocks/db/seed/images.ts'
import { pageDecorators } from '../../support/decorators.tsx'
import { networkErrorHandler } from '../../support/handlers.ts'
import { withScenario } from '../../support/scenario.ts'

const line = (id: number, price: number, quantity: number, changes: RefreshedLine['changes'] = []): RefreshedLine => {
  const product = {
    id,
    name: '헤링본 코트',
    price,
    discount: 0,
    discountedPrice: null,
    imageUrl: productImageUrls({ episodeId: 1, no: id })[0] ?? '',
  }
  const current = { product, stockId: id * 10, size: 'M', quantity }
  return { current, stored: current, changes }
}

const CartContents = ({ lines }: { lines: readonly RefreshedLine[] }) => (
  <>
    <CartLines lines={lines} />
    <CartSummary lines={lines} />
  </>
)

const meta = {
  title: 'Cart · 장바구니/Cart contents · 장바구니에 담은 것',
  id: 'features-cart-cart',
  component: CartContents,
  decorators: pageDecorators,
  args: { lines: [line(1, 39_000, 1)] },
  // The lines come from args: requests for their products fail at once.
  beforeEach: withScenario('cart-below-free'),
  parameters: { msw: { handlers: [networkErrorHandler('products/:id')] } },
} satisfies Meta<typeof CartContents>
export default meta
type Story = StoryObj<typeof meta>

export const BelowFreeShipping: Story = {
  parameters: { requirements: ['CART-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,000원 더 담으면 무료배송이에요')).toBeVisible()
    await expect(canvas.getByText('41,500원')).toBeVisible()
  },
}
export const OneWonBelowFreeShipping: Story = {
  parameters: { requirements: ['CART-04'] },
  args: { lines: [line(1, 49_999, 1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,500원')).toBeVisible()
  },
}
export const ExactlyFreeShipping: Story = {
  parameters: { requirements: ['CART-04'] },
  args: { lines: [line(1, 25_000, 2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('무료')).toBeVisible()
  },
}
export const ChangedLines: Story = {
  parameters: { requirements: ['CART-08'] },
  args: {
    lines: [
      line(1, 39_000, 1, [{ kind: 'price', before: 34_000, now: 39_000 }]),
      line(2, 12_000, 3, [{ kind: 'few', left: 2 }]),
      line(3, 8000, 1, [{ kind: 'soldOut' }]),
      line(4, 8000, 1, [{ kind: 'gone' }]),
      line(5, 8000, 1, [{ kind: 'unchecked' }]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2개만 남았어요. 합계에서 뺐어요.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2개로 줄이기' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible()
  },
}
