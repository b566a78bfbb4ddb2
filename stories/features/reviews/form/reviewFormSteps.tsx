import { http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useUserOrdersQuery } from '../../../../src/features/orders/api.ts'
import { env } from '../../../../src/config/env.ts'
import { usePhotosByLine } from '../../../../src/features/reviews/photos/usePhotos.ts'
import { ReviewForm } from '../../../../src/features/reviews/form/ReviewForm.tsx'
import { useAppSelector } from '../../../../src/hooks.ts'
import { ToastRegion } from '../../../../src/ui/feedback/ToastRegion.tsx'

export const reviewsUrl = `${env.apiBase}v1/reviews`
export const submittedReviews: { review: unknown; images: Blob[] }[] = []

/** Records each submitted review; without its own reply the request reaches the mock backend. */
export const recordReview = http.post(reviewsUrl, async ({ request }) => {
  const form = await request.clone().formData()
  const review = form.get('review')
  const images = form.getAll('images').filter((image) => image instanceof Blob)
  submittedReviews.push({ review: review instanceof Blob ? JSON.parse(await review.text()) : review, images })
})

type Props = { isOpen?: boolean; onDone: () => void; onClose: () => void }

/** The review form for the first order line that can be reviewed. */
export function FirstReviewForm({ isOpen = true, ...props }: Props) {
  const { data: orders } = useUserOrdersQuery(useAppSelector((state) => state.auth.userId) ?? '')
  const lines = orders?.items.flatMap(({ orderId, details }) => details.map((line) => ({ orderId, line }))) ?? []
  // After submitting, the line is no longer reviewable: keep the line that the form opened for.
  const [lineId, setLineId] = useState<number>()
  const photosOf = usePhotosByLine()
  const selected = lines.find(({ line }) => (lineId === undefined ? line.canWriteReview : line.id === lineId))
  if (selected && lineId === undefined) setLineId(selected.line.id)
  return (
    <>
      {selected && isOpen && <ReviewForm {...selected} {...props} photos={photosOf(selected.line.id)} onSent={() => {}} />}
      <ToastRegion />
    </>
  )
}

export const body = () => within(document.body)
export const REVIEW_TEXT = '소매 끝까지 부드럽고 목이 따갑지 않아요'
export const typeReview = async () => userEvent.type(await body().findByRole('textbox', { name: '리뷰' }), REVIEW_TEXT)
export const findSubmitButton = () => body().getByRole('button', { name: '리뷰 남기기' })
export const uploadPhotos = async (...files: File[]) => userEvent.upload(await body().findByLabelText(/사진 추가/), files)
export const expectPhotos = (count: number) =>
  waitFor(() => expect(body().getAllByRole('img', { name: /^사진 \d$/ })).toHaveLength(count))
