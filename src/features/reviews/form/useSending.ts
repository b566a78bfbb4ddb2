import { useEffect, useRef, useState } from 'react'
import { isApiError, useErrorText } from '../../../api/errorText.ts'
import type { InputOf } from '../../../contract/operation.ts'
import type { createReview } from '../../../contract/reviews.ts'
import { errorTexts } from '../../../texts/errors.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { showToast } from '../../../ui/toasts.ts'
import { reviewFormTexts } from './texts.ts'

/** Statuses that reject the content, possibly because of photos (REV-11). */
const refusedContent = new Set([400, 413, 415, 422])

export type NewReview = {
  review: InputOf<typeof createReview>['body']
  images: readonly File[]
  /** Called with the sent share of the body, 0–1; undefined if the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

/** The mutation that creates a review: it is the orders', whose line it changes. */
export type Creation = readonly [
  create: (review: NewReview) => Promise<{ error?: unknown }>,
  state: { isLoading: boolean; error?: unknown; reset: () => void },
]

/** Sends a review; a toast shows the result if the dialog was closed meanwhile (REV-12, REV-13). */
export function useSending([create, { isLoading, error, reset }]: Creation, onTaken: () => void, onDone: () => void) {
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
