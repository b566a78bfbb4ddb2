import * as v from 'valibot'
import { RATING_MAX, RATING_MIN, REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from './limits.ts'
import { operation } from './operation.ts'
import { review } from './reviewShape.ts'
import { id, idText, listOf, orderId } from './values.ts'
import { withoutFillers, writtenText } from './writtenText.ts'

export type Review = v.InferOutput<typeof review>

export const reviewContent = v.pipe(
  writtenText(REVIEW_MAX_LENGTH),
  v.minLength(REVIEW_MIN_LENGTH),
  // Zero-width signs between the letters do not count as characters.
  v.check((text) => withoutFillers(text).length >= REVIEW_MIN_LENGTH),
)

export const productReviews = operation({
  id: 'API-32',
  method: 'GET',
  path: '/v1/products/:productId/reviews',
  access: 'user',
  params: v.object({ productId: idText }),
  reply: listOf(review),
  refusals: ['PRODUCT_NOT_FOUND'],
})

/** Newest first, those with photos before those without; at most ten. */
export const reviewPreview = operation({
  id: 'API-33',
  method: 'GET',
  path: '/v1/reviews/preview',
  access: 'user',
  reply: listOf(review),
  refusals: [],
})

export const reviews = operation({
  id: 'API-34',
  method: 'GET',
  path: '/v1/reviews',
  access: 'user',
  reply: listOf(review),
  refusals: [],
})

export const createReview = operation({
  id: 'API-35',
  method: 'POST',
  path: '/v1/reviews',
  access: 'member',
  multipart: { part: 'review', files: 'images' },
  body: v.object({
    orderId,
    productId: id,
    orderItemId: id,
    rating: v.pipe(v.number(), v.integer(), v.minValue(RATING_MIN), v.maxValue(RATING_MAX)),
    content: reviewContent,
  }),
  reply: review,
  isReplyOptional: true,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_LINE_NOT_FOUND', 'NOT_DELIVERED', 'ALREADY_REVIEWED', 'INVALID_IMAGE'],
})

export const examples = {
  createReview: { orderId: 'unknown', productId: 1, orderItemId: 1, rating: 5, content: '아주 마음에 들어요. 추천해요.' },
}
