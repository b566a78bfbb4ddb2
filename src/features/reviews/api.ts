import * as contract from '../../contract/reviews.ts'
import { userReviews } from '../../contract/users.ts'
import { api, endpoint } from '../../api/api.ts'

export const reviewsApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    productReviews: build.query({
      ...endpoint(contract.productReviews, (productId: number) => ({ params: { productId: String(productId) } })),
      providesTags: ['Reviews'],
    }),
    reviewPreview: build.query({ ...endpoint(contract.reviewPreview), providesTags: ['Reviews'] }),
    reviews: build.query({ ...endpoint(contract.reviews), providesTags: ['Reviews'] }),
    userReviews: build.query({
      ...endpoint(userReviews, (userId: string) => ({ params: { userId } })),
      providesTags: ['Reviews'],
    }),
  }),
})

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useUserReviewsQuery } = reviewsApi
