import { operations } from '../../src/contract/operations.ts'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import type { Review } from '../db/collections/reviews.ts'
import type { ReadTx } from '../db/collections.ts'
import type { Select } from '../db/query.ts'
import { requireProduct } from '../rules/products/products.ts'
import { latestReviews, previewReviews, toReviewReply, type PhotoUrl } from '../rules/products/reviews.ts'
import { requireSelf } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

// Loaded with the first review that is written, with the rules of orders.
const importWriting = singleFlight(() => import('../rules/products/writeReview.ts'))

export const reviewsHandlers = (handle: Handle, photoUrl: PhotoUrl) => {
  const latest = (tx: ReadTx, select?: Select<Review>) =>
    latestReviews(tx, select).map((review) => toReviewReply(tx, review, photoUrl))
  return [
    handle(operations.productReviews, ({ tx, params }) => {
      const { id: productId } = requireProduct(tx, params.productId)
      return latest(tx, (q) => q.where({ productId }))
    }),
    handle(operations.reviewPreview, ({ tx }) => previewReviews(tx).map((review) => toReviewReply(tx, review, photoUrl))),
    handle(operations.reviews, ({ tx }) => latest(tx)),

    handle(operations.userReviews, ({ tx, user, params }) => {
      requireSelf(user, params.userId)
      return latest(tx, (q) => q.where({ userId: user.id }))
    }),

    handle.lazy(operations.createReview, async () => {
      const { toPhotos, writeReview } = await importWriting()
      return ({ tx, user, body, files, now }) => toReviewReply(tx, writeReview(tx, user.id, body, toPhotos(files), now), photoUrl)
    }),
  ]
}
