import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Related, ReviewPreviews } from '../../../src/features/product/Companions.tsx'
import { picture } from '../../support/pictures.ts'

const products = [
  { id: 1, name: '와이드 핀턱 슬랙스', imageUrl: picture('trousers', 'sky').src, price: 89_000 },
  { id: 2, name: '스트라이프 포플린 셔츠', imageUrl: picture('knit', 'lilac').src, price: 69_000 },
  { id: 3, name: '소프트 레더 숄더백', imageUrl: picture('bag', 'mustard').src, price: 128_000 },
]
const review = (id: number, photos: string[] = []) => ({
  id,
  rating: 5 - (id % 2),
  description: '출근할 때 매일 입어요. 따뜻하고 가벼워요.',
  createdAt: '2026-11-01T10:00:00+09:00',
  reviewImageUrls: photos,
  productId: 7,
  productName: '헤링본 코트',
})
const reviews = [review(4, [picture('blazer', 'apricot').src]), review(1), review(2, [picture('suit', 'slate').src]), review(3)]

type Props = { products: typeof products; reviews: typeof reviews }
const Companions = ({ products, reviews }: Props) => (
  <>
    <Related products={products} />
    <ReviewPreviews productId={7} reviews={reviews} />
  </>
)

const meta = { component: Companions, args: { products, reviews } } satisfies Meta<typeof Companions>
export default meta
type Story = StoryObj<typeof meta>

export const RelatedAndReviews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/product/7/reviews')
  },
}
export const NoRelatedProducts: Story = { args: { products: [] } }
export const NoReviewsYet: Story = { args: { reviews: [] } }
