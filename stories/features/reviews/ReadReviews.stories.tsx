import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReviewsHead } from '../../../src/features/reviews/ReviewsHead.tsx'
import { ReviewViewer } from '../../../src/features/reviews/ReviewViewer.tsx'
import { picturePath } from '../../support/pictures.ts'

const review = (id: number, rating: number, photos: string[] = []) => ({
  id,
  rating,
  description: '소매 끝까지 부드럽고 목이 따갑지 않아요.\n재구매예요.',
  createdAt: '2026-11-01T10:00:00+09:00',
  reviewImageUrls: photos,
  productId: 7,
  productName: '헤링본 코트',
  productImageUrl: picturePath('trench'),
})
const reviews = [
  review(3, 5, [picturePath('wornCoat'), picturePath('wornInMirror')]),
  review(2, 4),
  review(1, 4, [picturePath('wornKnit')]),
]

type Props = { reviews: typeof reviews; opened: number | null; onClose: () => void }

function ReviewsWithViewer({ reviews, opened, onClose }: Props) {
  const [selectedStars, setSelectedStars] = useState<number>()
  return (
    <>
      <ReviewsHead reviews={reviews} selectedStars={selectedStars} onSelect={setSelectedStars} />
      {opened !== null && <ReviewViewer reviews={reviews} first={opened} onClose={onClose} />}
    </>
  )
}

const meta = {
  title: 'Reviews · 리뷰/Rating and review viewer · 별점과 리뷰 보기',
  id: 'features-reviews-readreviews',
  component: ReviewsWithViewer,
  args: { reviews, opened: null, onClose: fn() },
} satisfies Meta<typeof ReviewsWithViewer>
export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await within(document.body).findByRole('dialog'))

export const AverageAndDistribution: Story = {
  parameters: { requirements: ['REV-01'] },
  // Fewer than five have no distribution.
  args: { reviews: [5, 4, 4, 4, 4].map((rating, index) => review(5 - index, rating)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^4점/ }))
    await expect(canvas.getByRole('button', { name: /^4점/ })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const NoRatings: Story = { args: { reviews: [] } }
export const TwoPhotos: Story = {
  parameters: { requirements: ['REV-03'] },
  args: { opened: 0 },
  play: async () => {
    const viewer = await findDialog()
    await userEvent.click(viewer.getByRole('button', { name: '리뷰 사진 2' }))
    await expect(viewer.getByRole('img', { name: '리뷰 사진 2' })).toBeInTheDocument()
  },
}
export const TextOnly: Story = { args: { opened: 1 } }
export const LastReview: Story = {
  args: { opened: 2 },
  play: async () => {
    const viewer = await findDialog()
    await expect(viewer.getByRole('button', { name: '다음 리뷰' })).toHaveAttribute('aria-disabled', 'true')
  },
}
