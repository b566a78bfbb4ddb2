import { http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useUserOrdersQuery } from '../../../src/api/orders.ts'
import { env } from '../../../src/config/env.ts'
import { ReviewForm } from '../../../src/features/reviews/ReviewForm.tsx'
import { useAppSelector } from '../../../src/store/hooks.ts'
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx'

export const path = `${env.apiBase}v1/reviews`
export const sent: { review: unknown; images: Blob[] }[] = []

/** Keeps what was sent, and leaves the answer to the shop. */
export const watched = http.post(path, async ({ request }) => {
  const form = await request.clone().formData()
  const review = form.get('review')
  const images = form.getAll('images').filter((image) => image instanceof Blob)
  sent.push({ review: review instanceof Blob ? JSON.parse(await review.text()) : review, images })
})

type Props = { onDone: () => void; onClose: () => void }

/** The first line of hers that waits for a review. */
export function OfOrder(props: Props) {
  const { data: orders = [] } = useUserOrdersQuery(useAppSelector((state) => state.auth.userId) ?? '')
  const found = orders.flatMap(({ orderId, details }) => details.map((line) => ({ orderId, line })))
  // Once it is reviewed it waits no longer: the form stays with the line it was opened for.
  const [asked, ask] = useState<number>()
  const waiting = found.find(({ line }) => (asked === undefined ? line.canWriteReview : line.id === asked))
  if (waiting && asked === undefined) ask(waiting.line.id)
  return (
    <>
      {waiting && <ReviewForm {...waiting} {...props} />}
      <ToastRegion />
    </>
  )
}

export const body = () => within(document.body)
export const words = '소매 끝까지 부드럽고 목이 따갑지 않아요'
export const write = async () => userEvent.type(await body().findByRole('textbox', { name: '리뷰' }), words)
export const submit = () => body().getByRole('button', { name: '리뷰 남기기' })
export const choose = async (...files: File[]) => userEvent.upload(await body().findByLabelText(/사진 더하기/), files)
export const shown = (count: number) =>
  waitFor(() => expect(body().getAllByRole('img', { name: /^사진 \d$/ })).toHaveLength(count), { timeout: 8000 })
