import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceTag } from '../../../src/features/catalogue/PriceTag.tsx'

const meta = {
  title: 'Product · 상품/Price tag · 가격',
  id: 'features-catalogue-pricetag',
  component: PriceTag,
  args: { product: { price: 143_200 } },
} satisfies Meta<typeof PriceTag>
export default meta
type Story = StoryObj<typeof meta>

export const ListPrice: Story = {}
export const Discounted: Story = {
  args: { product: { price: 179_000, discount: 20, discountedPrice: 143_200 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('20%143,200원정가 179,000원')
  },
}
export const Large: Story = { args: { ...Discounted.args, size: 'large' } }
