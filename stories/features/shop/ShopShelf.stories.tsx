import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Product } from '../../../src/contract/products.ts'
import { ShopShelf } from '../../../src/features/shop/ShopShelf.tsx'
import { picture } from '../../support/pictures.ts'

const names = [
  '초코 블레이저',
  '스트라이프 포플린 셔츠',
  '와이드 핀턱 슬랙스',
  '소프트 레더 숄더백',
  '세이지 케이블 니트',
] as const
const pieces = ['blazer', 'knit', 'trousers', 'bag', 'trench'] as const
const product = (id: number): Product => ({
  id,
  name: names[id % names.length] ?? '',
  price: 48_000 + id * 1000,
  discount: id % 3 === 0 ? 20 : 0,
  discountedPrice: id % 3 === 0 ? 38_400 + id * 800 : null,
  imageUrl: picture(pieces[id % pieces.length] ?? 'knit', 'lilac').src,
  category: id % 2 === 0 ? '아우터' : '상의',
  description: '',
  episodeId: 6,
  isSoldOut: id === 5,
})
const products = Array.from({ length: 9 }, (_, at) => product(at + 1))
const shop = { products, pages: 1, error: undefined, isComplete: true, isFetching: false, loadMore: fn(), retry: fn() }

const meta = {
  component: ShopShelf,
  args: { shop, filter: '전체', onShowAll: fn() },
  decorators: [
    (Story) => (
      <>
        <h1 className="screen">큐레이션 샵</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ShopShelf>
export default meta
type Story = StoryObj<typeof meta>

export const LeadCard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(products.length)
    await expect(canvas.getByText('품절')).toBeVisible()
  },
}
export const OneCategory: Story = {
  args: { filter: '상의' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}
export const OneProduct: Story = { args: { shop: { ...shop, products: products.slice(0, 1) } } }
export const LoadingFirstPage: Story = {
  args: { shop: { ...shop, products: undefined, pages: 0, isComplete: false, isFetching: true } },
}
export const LoadingMore: Story = { args: { shop: { ...shop, isComplete: false, isFetching: true } } }
export const NextPageFailed: Story = {
  args: { shop: { ...shop, isComplete: false, error: { message: 'no network' }, retry: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '다시 시도' }))
    await expect(args.shop.retry).toHaveBeenCalled()
  },
}
export const EmptyCategory: Story = { args: { shop: { ...shop, products: products.slice(0, 2) }, filter: '하의' } }
export const EmptyShop: Story = { args: { shop: { ...shop, products: [] } } }
