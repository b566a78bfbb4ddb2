import * as v from 'valibot'
import { RATING_MAX } from '../../../contract/limits.ts'
import { reviewContent } from '../../../contract/reviews.ts'
import { useDrafts } from '../../forms/useDrafts.ts'
import { type LinePhotos, usePhotos } from '../photos/usePhotos.ts'
import { useSending } from './useSending.ts'

export type ReviewFormState = ReturnType<typeof useReviewForm>

/** The stored part of a review. Photos are too large for storage and are the page's state. */
const draftSchema = v.object({ rating: v.exactOptional(v.number()), content: v.exactOptional(v.string()) })
const newReview = { rating: RATING_MAX, content: '' }

type Options = {
  orderId: string
  line: { id: number; productId: number }
  photos: LinePhotos
  onSent: () => void
  onDone: () => void
}

/** A review form: draft, photos, submission. */
export function useReviewForm({ orderId, line, photos: linePhotos, onSent, onDone }: Options) {
  const drafts = useDrafts(draftSchema)
  const form = `review/${line.id}`
  const draft = { ...newReview, ...drafts.get(form) }
  const photos = usePhotos(linePhotos)
  const clear = () => {
    drafts.remove(form)
    photos.clear()
  }
  const sending = useSending(() => {
    clear()
    onSent()
  }, onDone)

  const content = v.safeParse(reviewContent, draft.content)
  const isShort = !content.success
  return {
    draft,
    photos,
    sending,
    isShort,
    isReady: !isShort && !photos.isPreparing && photos.unreadable.length === 0,
    /** Ignored while the review is being sent, as every change: what is saved is what is shown. */
    type: (typed: v.InferOutput<typeof draftSchema>) => {
      if (!sending.isSending) drafts.save(form, typed)
    },
    send: (files: readonly File[]) => {
      if (!content.success || sending.isSending) return
      const { rating } = draft
      void sending.send({ orderId, productId: line.productId, orderItemId: line.id, rating, content: content.output }, files)
    },
    removePhotos: () => {
      photos.clear()
      sending.reset()
    },
  }
}
