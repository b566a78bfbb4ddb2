import * as contract from '../contract/reviews.ts'
import { userReviews } from '../contract/users.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Order } from '../contract/orderShape.ts'
import type { Review } from '../contract/reviewShape.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'
import { patchOrders } from './orders.ts'

export type NewReview = {
  review: InputOf<typeof contract.createReview>['body']
  images: readonly File[]
  /** Called with the sent share of the body, 0–1; undefined if the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productReviews: build.query<Review[], number>({
      query: (productId) => call(contract.productReviews, { params: { productId: String(productId) } }),
      providesTags: ['Reviews'],
    }),
    reviewPreview: build.query<Review[], void>({
      query: () => call(contract.reviewPreview, {}),
      providesTags: ['Reviews'],
    }),
    reviews: build.query<Review[], void>({
      query: () => call(contract.reviews, {}),
      providesTags: ['Reviews'],
    }),
    createReview: build.mutation<unknown, NewReview>({
      query: ({ review, images, onProgress }) => ({
        ...call(contract.createReview, { body: review }),
        files: images,
        ...(onProgress ? { onProgress } : {}),
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Reviews']),
      // Marks the line as reviewed in the cache, without refetching the orders (REV-13).
      onQueryStarted: async ({ review }, cache) => {
        const isDone = await cache.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        patchOrders(cache, review.orderId, (order) => markReviewed(order, review.orderItemId))
      },
    }),
    userReviews: build.query<Review[], string>({
      query: (userId) => call(userReviews, { params: { userId } }),
      providesTags: ['Reviews'],
    }),
  }),
})

const markReviewed = (order: Order, lineId: number): Order => ({
  ...order,
  details: order.details.map((line) => (line.id === lineId ? { ...line, canWriteReview: false } : line)),
})

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useCreateReviewMutation, useUserReviewsQuery } =
  reviewsApi
