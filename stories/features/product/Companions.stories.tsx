import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { designFindings } from '../../../.storybook/designFindings.ts'
import { Companions } from '../../../src/features/product/Companions.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { picturePath } from '../../support/pictures.ts'
import { productFixture } from '../../support/productFixture.ts'
import { reviewFixture } from '../../support/reviewFixture.ts'
import { withScenario } from '../../support/scenario.ts'

const products = [
  { id: 1, name: '와이드 핀턱 슬랙스', imageUrl: picturePath('trousers'), price: 89_000 },
  { id: 2, name: '스트라이프 포플린 셔츠', imageUrl: picturePath('shirt'), price: 69_000 },
  { id: 3, name: '소프트 레더 숄더백', imageUrl: picturePath('bag'), price: 128_000 },
]
const review = (id: number, photos: string[] = []) => reviewFixture({ id, rating: 5 - (id % 2), reviewImageUrls: photos })
const reviews = [review(4, [picturePath('wornCoat')]), review(1), review(2, [picturePath('wornInMirror')]), review(3)]

type Props = { products: typeof products; reviews: typeof reviews }
const detailOf = ({ products, reviews }: Props) => ({
  product: productFixture(),
  imageUrls: [],
  stock: [],
  relatedProducts: products,
  reviewPreviews: reviews,
  unreadable: [],
})
const CompanionsOf = (props: Props) => <Companions detail={detailOf(props)} ratingPresses={0} onRetry={fn()} />

const meta = {
  title: 'Product · 상품/Related products and reviews · 함께 스타일링한 아이템',
  id: 'features-product-companions',
  component: CompanionsOf,
  decorators: pageDecorators,
  args: { products, reviews },
  beforeEach: withScenario('shop-browse'),
} satisfies Meta<typeof CompanionsOf>
export default meta
type Story = StoryObj<typeof meta>

/** A picture that stands twice in a list is found in every story. */
export const RelatedAndReviews: Story = {
  tags: ['core'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/product/7/reviews')
    await expect(await canvas.findByRole('heading', { name: 'EP 02의 다른 상품' })).toBeVisible()
    const [card] = canvas.getAllByRole('listitem')
    card?.scrollIntoView()
    card?.insertAdjacentHTML('afterend', card.outerHTML)
    await expect(designFindings()).toContainEqual(expect.stringMatching(/^twice in a list: .*product-winter-08-front/))
    card?.nextElementSibling?.remove()
  },
}
export const OneRelatedProduct: Story = { args: { products: products.slice(0, 1) } }
export const NoRelatedProducts: Story = { args: { products: [] } }
export const NoReviewsYet: Story = { args: { reviews: [] } }

/** On desktops the mean of all fills the columns of the missing cards. */
export const TwoReviews: Story = {
  args: { reviews: reviews.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('리뷰 2')).toBeVisible()
  },
}
