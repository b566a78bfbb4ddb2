import type { ComponentProps } from 'react'
import { ReviewForm } from '../reviews/form/ReviewForm.tsx'
import { useCreateReviewMutation } from './createReview.ts'

/** The review of an order's line. A component of its own, so that the outcome of sending it ends with its dialog. */
export function OrderReviewForm(props: Omit<ComponentProps<typeof ReviewForm>, 'creation'>) {
  return <ReviewForm {...props} creation={useCreateReviewMutation()} />
}
