import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductCard } from '../../../src/features/catalogue/ProductCard.tsx'
import { SharedPicture } from '../../../src/ui/layout/SharedPicture.tsx'
import { productFixture } from '../../support/productFixture.ts'
import { AtWidths } from '../../support/widths.tsx'

const meta = {
  title: 'Product · 상품/Product card · 상품 카드',
  id: 'features-catalogue-productcard',
  component: ProductCard,
  subcomponents: { SharedPicture },
  args: { product: productFixture(), sizes: '16rem' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '11rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '울 블렌드 오버 블레이저' })).toHaveAttribute('href', '/product/7')
  },
}
/** Two pictures of one product at the same time are a mistake for view transitions. */
export const Widths: Story = {
  render: (args) => <AtWidths>{(id) => <ProductCard {...args} product={productFixture({ id })} />}</AtWidths>,
}
export const SoldOut: Story = { args: { note: '품절' } }
export const LongName: Story = {
  args: {
    product: productFixture({
      name: '스트라이프 포플린 셔츠와 와이드 핀턱 슬랙스가 함께 있는 아주 긴 이름의 세트 상품',
      price: 298_000,
      discountedPrice: null,
    }),
  },
}
