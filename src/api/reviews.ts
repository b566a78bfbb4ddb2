import * as contract from '../contract/reviews.ts'
import { userReviews } from '../contract/users.ts'
import type { Review } from '../contract/reviewShape.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

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
    userReviews: build.query<Review[], string>({
      query: (userId) => call(userReviews, { params: { userId } }),
      providesTags: ['Reviews'],
    }),
  }),
})

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useUserReviewsQuery } = reviewsApi
