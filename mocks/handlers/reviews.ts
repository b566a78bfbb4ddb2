import { operations } from '../../src/contract/operations.ts'
import type { Review } from '../db/tables/reviews.ts'
import type { Reading } from '../db/tables.ts'
import { photosOf } from '../rules/images.ts'
import { productOf } from '../rules/products.ts'
import { latestReviews, previewReviews, shownReview, writeReview } from '../rules/reviews.ts'
import { requireOwn } from '../rules/users.ts'
import { answer } from './answer.ts'

export const reviews = {
  productReviews: answer(operations.productReviews, ({ t, params }) =>
    shown(t, latestReviews(t, t.reviews.product.ids(productOf(t, params.productId).id))),
  ),
  reviewPreview: answer(operations.reviewPreview, ({ t }) => shown(t, previewReviews(t))),
  reviews: answer(operations.reviews, ({ t }) => shown(t, latestReviews(t, t.reviews.ids()))),

  userReviews: answer(operations.userReviews, ({ t, user, params }) => {
    requireOwn(user, params.userId)
    return shown(t, latestReviews(t, t.reviews.user.ids(user.id)))
  }),

  createReview: answer(operations.createReview, ({ t, user, body, files, now }) =>
    shownReview(t, writeReview(t, user.id, body, photosOf(files), now)),
  ),
}

const shown = (t: Reading, found: readonly Review[]) => found.map((review) => shownReview(t, review))
