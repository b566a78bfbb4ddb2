import * as contract from '../contract/reviews.ts'
import { userReviews } from '../contract/users.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Order } from '../contract/orderShape.ts'
import type { Review } from '../contract/reviewShape.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'
import { ordersApi } from './orders.ts'

export type NewReview = {
  review: InputOf<typeof contract.createReview>['body']
  images: readonly File[]
  /** Called with the share sent so far, 0–1; undefined where the browser does not know it. */
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
      // Marks the line as reviewed in the cache, without fetching the orders again (REV-13).
      onQueryStarted: async ({ review }, cache) => {
        const isDone = await cache.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        for (const userId of ordersApi.util.selectCachedArgsForQuery(cache.getState(), 'userOrders'))
          cache.dispatch(ordersApi.util.updateQueryData('userOrders', userId, (orders) => markReviewed(orders, review)))
      },
    }),
    userReviews: build.query<Review[], string>({
      query: (userId) => call(userReviews, { params: { userId } }),
      providesTags: ['Reviews'],
    }),
  }),
})

function markReviewed(orders: readonly Order[], { orderId, orderItemId }: NewReview['review']): void {
  const line = orders.find((order) => order.orderId === orderId)?.details.find(({ id }) => id === orderItemId)
  if (line) line.canWriteReview = false
}

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useCreateReviewMutation, useUserReviewsQuery } =
  reviewsApi
