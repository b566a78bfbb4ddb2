import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Product } from '../../../src/contract/products.ts'
import { ShopList } from '../../../src/features/shop/ShopList.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { withScenario } from '../../support/scenario.ts'
import { productImageUrls } from '../../../mocks/db/seed/images.ts'

const names = [
  '초코 블레이저',
  '스트라이프 포플린 셔츠',
  '와이드 핀턱 슬랙스',
  '소프트 레더 숄더백',
  '세이지 케이블 니트',
] as const
const product = (id: number): Product => ({
  id,
  name: names[id % names.length] ?? '',
  price: 48_000 + id * 1000,
  discount: id % 3 === 0 ? 20 : 0,
  discountedPrice: id % 3 === 0 ? 38_400 + id * 800 : null,
  imageUrl: productImageUrls({ episodeId: 1, no: id })[0] ?? '',
  category: id % 2 === 0 ? '아우터' : '상의',
  description: '',
  episodeId: id > 3 ? 5 : 6,
  isSoldOut: id === 5,
})
const products = Array.from({ length: 9 }, (_, at) => product(at + 1))
const options = { filter: '전체', sort: 'newest', episodeId: undefined, key: '' } as const
const shop = { products, pages: 1, error: undefined, isComplete: true, isFetching: false, loadMore: fn(), retry: fn() }

const meta = {
  title: 'Shop · 샵/Product list · 상품 목록',
  id: 'features-shop-shoplist',
  component: ShopList,
  args: { shop, options, onShowAll: fn(), onShowAllEpisodes: fn() },
  beforeEach: withScenario('shop-browse'),
  decorators: [
    (Story) => (
      <>
        <h1>큐레이션 샵</h1>
        <Story />
      </>
    ),
    ...pageDecorators,
  ],
} satisfies Meta<typeof ShopList>
export default meta
type Story = StoryObj<typeof meta>

export const LeadCard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(products.length)
    await expect(canvas.getByText('품절')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: /^EP 05/ })).toBeVisible()
  },
}
export const SortedByPrice: Story = {
  args: { options: { ...options, sort: 'price' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article')
    await expect(first).toHaveTextContent('40,800원')
    await expect(canvas.queryByRole('heading', { name: /^EP/ })).toBeNull()
  },
}
/** Only all products can be sorted, so the list waits for the last page. */
export const LoadingAllToSort: Story = {
  args: { options: { ...options, sort: 'price' }, shop: { ...shop, isComplete: false, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9개까지 불러왔어요. 모두 불러오면 정렬해요.')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}
export const SortFailed: Story = {
  args: {
    options: { ...options, sort: 'discount' },
    shop: { ...shop, isComplete: false, error: { message: 'no network' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('상품을 모두 불러와야 정렬할 수 있어요.')).toBeVisible()
  },
}
export const LoadingMore: Story = {
  args: { shop: { ...shop, isComplete: false, isFetching: true } },
  parameters: { shows: '상품을 더 불러오는 중이에요' },
}
export const NextPageFailed: Story = {
  args: { shop: { ...shop, isComplete: false, error: { message: 'no network' }, retry: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '다시 시도' }))
    await expect(args.shop.retry).toHaveBeenCalled()
  },
}
export const EmptyEpisode: Story = {
  args: { shop: { ...shop, products: [] }, options: { ...options, episodeId: 6 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '모든 에피소드 보기' }))
    await expect(args.onShowAllEpisodes).toHaveBeenCalled()
  },
}
