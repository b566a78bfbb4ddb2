import { operations } from '../../src/contract/operations.ts'
import type { Review } from '../db/tables/reviews.ts'
import type { ReadTx } from '../db/tables.ts'
import { toPhotos, type PhotoUrl } from '../rules/products/images.ts'
import { requireProduct } from '../rules/products/products.ts'
import { latestReviews, previewReviews, toReviewReply, writeReview } from '../rules/products/reviews.ts'
import { requireSelf } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const reviewsHandlers = (handle: Handle, photoUrl: PhotoUrl) => {
  const shown = (tx: ReadTx, found: readonly Review[]) => found.map((review) => toReviewReply(tx, review, photoUrl))
  return [
    handle(operations.productReviews, ({ tx, params }) =>
      shown(tx, latestReviews(tx, tx.reviews.product.ids(requireProduct(tx, params.productId).id))),
    ),
    handle(operations.reviewPreview, ({ tx }) => shown(tx, previewReviews(tx))),
    handle(operations.reviews, ({ tx }) => shown(tx, latestReviews(tx, tx.reviews.ids()))),

    handle(operations.userReviews, ({ tx, user, params }) => {
      requireSelf(user, params.userId)
      return shown(tx, latestReviews(tx, tx.reviews.user.ids(user.id)))
    }),

    handle(operations.createReview, ({ tx, user, body, files, now }) =>
      toReviewReply(tx, writeReview(tx, user.id, body, toPhotos(files), now), photoUrl),
    ),
  ]
}
