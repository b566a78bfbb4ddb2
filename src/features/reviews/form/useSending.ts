import { useEffect, useRef, useState } from 'react'
import { isApiError, useErrorText } from '../../../api/errorText.ts'
import { errorTexts } from '../../../texts/errors.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { showToast } from '../../../ui/toasts.ts'
import { type NewReview, useCreateReviewMutation } from '../api.ts'
import { reviewFormTexts } from './texts.ts'

/** Statuses that reject the content, possibly because of photos. */
const refusedContent = new Set([400, 413, 415, 422])

/** Sends a review; a toast shows the result if the dialog was closed meanwhile. */
export function useSending(onTaken: () => void, onDone: () => void) {
  const [create, { isLoading, error, reset }] = useCreateReviewMutation()
  const texts = useTexts(reviewFormTexts)
  const errorText = useErrorText()
  const { calls } = useTexts(errorTexts)
  const [sent, setSent] = useState<{ share: number | undefined; hasPhotos: boolean }>()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  const send = async (review: NewReview['review'], images: readonly File[]) => {
    const hasPhotos = images.length > 0
    setSent({ share: undefined, hasPhotos })
    const reply = await create({ review, images, onProgress: (share) => setSent({ share, hasPhotos }) })
    if (!reply.error) onTaken()
    if (!reply.error || !isOpen.current) showToast({ text: reply.error ? texts.failed : texts.done, isSuccess: !reply.error })
    if (!reply.error && isOpen.current) onDone()
  }
  const message = errorText(error, 'createReview')
  return {
    send,
    reset,
    isSending: isLoading,
    share: sent?.share,
    failure: message && {
      // The request's default message would repeat the headline.
      reason: message.text === calls.createReview ? undefined : message,
      isAboutPhotos: sent?.hasPhotos === true && isRefusedContent(error),
    },
  }
}

const isRefusedContent = (error: unknown) =>
  isApiError(error) && (error.kind === 'refused' || error.kind === 'broken') && refusedContent.has(error.status)
