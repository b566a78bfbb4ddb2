import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ProductDetail } from '../../../src/contract/products.ts'
import { BuyButtons } from '../../../src/features/product/BuyButtons.tsx'
import { SizeChoice } from '../../../src/features/product/SizeChoice.tsx'
import { useOrdering } from '../../../src/features/product/useOrdering.ts'
import { pageDecorators } from '../../support/decorators.tsx'
import { productFixture } from '../../support/productFixture.ts'

const detail: ProductDetail = {
  product: productFixture({ price: 48_000, discount: 25, discountedPrice: 36_000 }),
  imageUrls: [],
  stock: [
    { id: 71, size: 'S', stock: 0 },
    { id: 72, size: 'M', stock: 2 },
    { id: 73, size: 'L', stock: 30 },
  ],
  relatedProducts: [],
  reviewPreviews: [],
}

function Panel({ detail }: { detail: ProductDetail }) {
  const ordering = useOrdering(detail)
  return (
    <>
      <SizeChoice detail={detail} ordering={ordering} />
      <BuyButtons ordering={ordering} episodeId={detail.product.episodeId} />
    </>
  )
}

const meta = {
  title: 'Product · 상품/Buying panel · 구매 영역',
  id: 'features-product-panel',
  component: Panel,
  decorators: pageDecorators,
  args: { detail },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

const toggleSize = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`^${name}`) }))

export const NoneSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^S/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^S/ })).toHaveAccessibleDescription('품절')
    await expect(canvas.getByRole('button', { name: /^M/ })).toHaveAccessibleDescription('2개 남음')
  },
}
export const TwoSizes: Story = {
  parameters: { requirements: ['PROD-04', 'PROD-05'] },
  play: async ({ canvas, canvasElement }) => {
    await toggleSize(canvasElement, 'M')
    await toggleSize(canvasElement, 'L')
    const [more = document.body] = canvas.getAllByRole('button', { name: '수량 늘리기' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('108,000원')).toBeVisible()
  },
}
export const AllSoldOut: Story = {
  args: { detail: { ...detail, stock: detail.stock.map(({ id, size }) => ({ id, size, stock: 0 })) } },
}
