import { REVIEW_MIN_LENGTH } from '../../contract/limits.ts'
import { reviewTyped, type ReviewDraft, untouched } from '../../state/review.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { usePhotos } from './usePhotos.ts'
import { useSending } from './useSending.ts'

export type ReviewForm = ReturnType<typeof useReviewForm>

/** A review being written: its draft, its photos, its way to the server (REV-08, REV-12). */
export function useReviewForm(orderId: string, line: { id: number; productId: number }, onDone: () => void) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => state.review[line.id]) ?? untouched
  const photos = usePhotos()
  const sending = useSending(line.id, onDone)

  const content = draft.content.trim()
  const isShort = content.length < REVIEW_MIN_LENGTH
  return {
    draft,
    photos,
    sending,
    isShort,
    isReady: !isShort && !photos.isPreparing && !photos.isUnreadable,
    type: (typed: Partial<ReviewDraft>) => dispatch(reviewTyped({ lineId: line.id, draft: { ...draft, ...typed } })),
    send: (files: readonly File[]) => {
      const review = { orderId, productId: line.productId, orderItemId: line.id, rating: draft.rating, content }
      if (!isShort && !sending.isSending) void sending.send(review, files)
    },
    removePhotos: () => {
      photos.clear()
      sending.reset()
    },
  }
}
