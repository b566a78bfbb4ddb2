import * as contract from '../../contract/reviews.ts'
import { userReviews } from '../../contract/users.ts'
import type { InputOf } from '../../contract/operation.ts'
import { api, call, endpoint, inPart, onSuccess, replySchema, toListed } from '../../api/api.ts'

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
      ...inPart(
        endpoint(contract.productReviews, (productId: number) => ({ params: { productId: String(productId) } })),
        toListed,
      ),
      providesTags: ['Reviews'],
    }),
    reviewPreview: build.query({ ...inPart(endpoint(contract.reviewPreview), toListed), providesTags: ['Reviews'] }),
    reviews: build.query({ ...inPart(endpoint(contract.reviews), toListed), providesTags: ['Reviews'] }),
    userReviews: build.query({
      ...inPart(
        endpoint(userReviews, (userId: string) => ({ params: { userId } })),
        toListed,
      ),
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
