import { operations } from '../contract/operations.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Review } from '../contract/reviewShape.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

export type NewReview = {
  review: InputOf<typeof operations.createReview>['body']
  images: readonly File[]
  /** Share sent so far, 0–1; undefined where the browser does not tell. */
  onProgress?: (share: number | undefined) => void
}

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productReviews: build.query<Review[], number>({
      query: (productId) => call(operations.productReviews, { params: { productId: String(productId) } }),
      providesTags: ['Reviews'],
    }),
    reviewPreview: build.query<Review[], void>({
      query: () => call(operations.reviewPreview, {}),
      providesTags: ['Reviews'],
    }),
    reviews: build.query<Review[], void>({
      query: () => call(operations.reviews, {}),
      providesTags: ['Reviews'],
    }),
    createReview: build.mutation<unknown, NewReview>({
      query: ({ review, images, onProgress }) => ({
        ...call(operations.createReview, { body: review }),
        files: images,
        ...(onProgress ? { onProgress } : {}),
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Reviews']),
    }),
    userReviews: build.query<Review[], string>({
      query: (userId) => call(operations.userReviews, { params: { userId } }),
      providesTags: ['Reviews'],
    }),
  }),
})

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useCreateReviewMutation, useUserReviewsQuery } =
  reviewsApi
