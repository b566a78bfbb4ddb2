import * as contract from '../../contract/reviews.ts'
import type { Order } from '../../contract/orderShape.ts'
import { api, call, onSuccess, replySchema } from '../../api/api.ts'
import type { NewReview } from '../reviews/form/useSending.ts'
import { patchOrders } from './api.ts'

/** Apart from the queries of reviews, so that pages that only show reviews load no order endpoints. */
export const createReviewApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    createReview: build.mutation({
      query: ({ review, images, onProgress }: NewReview) => ({
        ...call(contract.createReview, { body: review }),
        files: images,
        ...(onProgress ? { onProgress } : {}),
      }),
      responseSchema: replySchema(contract.createReview),
      invalidatesTags: onSuccess('Reviews'),
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
  }),
})

const markReviewed = (order: Order, lineId: number): Order => ({
  ...order,
  details: order.details.map((line) => (line.id === lineId ? { ...line, canWriteReview: false } : line)),
})

export const { useCreateReviewMutation } = createReviewApi
