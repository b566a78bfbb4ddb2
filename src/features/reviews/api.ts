import * as contract from '../../contract/reviews.ts'
import { userReviews } from '../../contract/users.ts'
import type { InputOf } from '../../contract/operation.ts'
import { api, call, endpoint, onSuccess, replySchema } from '../../api/api.ts'

export type NewReview = {
  review: InputOf<typeof contract.createReview>['body']
  images: readonly File[]
  /** Called with the sent share of the body, 0–1; undefined if the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

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
    createReview: build.mutation({
      query: ({ review, images, onProgress }: NewReview) => ({
        ...call(contract.createReview, { body: review }),
        files: images,
        ...(onProgress ? { onProgress } : {}),
      }),
      responseSchema: replySchema(contract.createReview),
      invalidatesTags: onSuccess('Reviews'),
    }),
  }),
})

export const { useProductReviewsQuery, useReviewPreviewQuery, useReviewsQuery, useUserReviewsQuery, useCreateReviewMutation } =
  reviewsApi
