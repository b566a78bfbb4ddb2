import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartLine } from '../../../src/features/cart/CartLine.tsx'
import { withStore } from '../../support/decorators.tsx'
import { productFixture } from '../../support/productFixture.ts'

const product = productFixture({ name: '버건디 브이넥 가디건', price: 24_000, discount: 10, discountedPrice: 21_600 }, 'knit')
const line = (name = product.name) => {
  const current = { product: { ...product, name }, stockId: 1, size: 'M', quantity: 1 }
  return { current, stored: current, changes: [] }
}

const meta = {
  title: 'Cart · 장바구니/Cart line · 장바구니 상품',
  id: 'features-cart-cartline',
  component: CartLine,
  decorators: [withStore],
  args: { line: line(), at: 0 },
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '버건디 브이넥 가디건 M 수량' })).toBeVisible()
    await expect(canvas.getByText('21,600원')).toBeVisible()
  },
}
export const PriceChanged: Story = {
  args: { line: { ...line(), changes: [{ kind: 'price', before: 24_000, now: 21_600 }] } },
}
export const SoldOut: Story = {
  args: { line: { ...line(), changes: [{ kind: 'soldOut' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('button', { name: '버건디 브이넥 가디건 M 빼기' })).toHaveTextContent('빼기')
  },
}
export const LongName: Story = {
  args: { line: line('스트라이프 포플린 셔츠와 와이드 핀턱 슬랙스가 함께 있는 아주 긴 이름의 세트 상품') },
}
