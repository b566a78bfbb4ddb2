import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import * as contract from '../../contract/orders.ts'
import type { InputOf } from '../../contract/operation.ts'
import type { Completion, Order } from '../../contract/orderShape.ts'
import type { AppThunk } from '../../hooks.ts'
import { api, call, endpoint, inPart, toListed, type baseQuery } from '../../api/api.ts'
import { asApiError, type ApiError } from '../../api/errors.ts'
import { applyCancellation, type Cancellation } from './cancel/applyCancellation.ts'

/** Delay before the orders are fetched again after a whole order was cancelled. */
const RELOAD_AFTER_CANCEL_MS = 2000

/**
 * Applies a cancellation to the cache, then refetches the orders: immediately for a line or after a failure, delayed for a
 * whole order.
 */
const updateAfterCancellation: TypedMutationOnQueryStarted<unknown, Cancellation, typeof baseQuery, 'api'> = async (
  cancellation,
  { dispatch, queryFulfilled, ...cache },
) => {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (isDone) patchOrders({ dispatch, ...cache }, cancellation.orderId, (order) => applyCancellation(order, cancellation))
  const isWhole = isDone && cancellation.orderItemId === undefined
  dispatch(api.util.invalidateTags(isWhole ? ['User', 'Products'] : ['Orders', 'User', 'Products']))
  if (isWhole) dispatch(reloadLater())
}

/** Not into another session. */
function reloadLater(): AppThunk<void> {
  return (dispatch, getState) => {
    const { userId } = getState().auth
    setTimeout(() => {
      if (getState().auth.userId === userId) dispatch(api.util.invalidateTags(['Orders', 'User']))
    }, RELOAD_AFTER_CANCEL_MS)
  }
}

export const ordersApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    userOrders: build.query({
      ...inPart(
        endpoint(contract.userOrders, (userId: string) => ({ params: { userId } })),
        toListed,
      ),
      providesTags: ['Orders'],
    }),
    /** A mutation although it only reads: otherwise the phone number would be part of a cache key. */
    guestOrder: build.mutation(endpoint(contract.guestOrder)),
    createOrder: build.mutation(endpoint(contract.createOrder)),
    /** After a failure the stock may be gone; the order itself is looked up. */
    confirmOrder: build.mutation({
      ...endpoint(contract.confirmOrder),
      invalidatesTags: (_, error) => (error ? ['Products'] : ['Orders', 'Products']),
    }),
    /** False if the reply has no data: the server changed nothing. */
    failOrder: build.mutation({
      query: (body: InputOf<typeof contract.failOrder>['body']) => call(contract.failOrder, { body }),
      rawResponseSchema: contract.failOrder.reply,
      transformResponse: Boolean,
    }),
    orderCompletion: build.query({
      ...endpoint(contract.orderCompletion, (orderId: string) => ({ params: { orderId } })),
      providesTags: ['Orders'],
    }),
    cancelOrder: build.mutation({
      ...endpoint(contract.cancelOrder),
      onQueryStarted: (cancellation, cache) => updateAfterCancellation(cancellation, cache),
    }),
    cancelOrderLine: build.mutation({
      ...endpoint(contract.cancelOrderLine),
      onQueryStarted: (cancellation, cache) => updateAfterCancellation(cancellation, cache),
    }),
  }),
})

export const {
  useUserOrdersQuery,
  useGuestOrderMutation,
  useOrderCompletionQuery,
  useCancelOrderMutation,
  useCancelOrderLineMutation,
} = ordersApi

type Cache = Pick<Parameters<typeof updateAfterCancellation>[1], 'dispatch' | 'getState'>

/** Replaces an order in every cached list; guests have no lists. */
export function patchOrders({ dispatch, getState }: Cache, orderId: string, change: (order: Order) => Order): void {
  for (const userId of ordersApi.util.selectCachedArgsForQuery(getState(), 'userOrders')) {
    const patch = ordersApi.util.updateQueryData('userOrders', userId, (orders) => {
      orders.items = orders.items.map((order) => (order.orderId === orderId ? change(order) : order))
    })
    dispatch(patch)
  }
}

/** Marks a line as reviewed in the cache, without fetching the orders again. */
export function lineReviewed(orderId: string, lineId: number): AppThunk<void> {
  return (dispatch, getState) =>
    patchOrders({ dispatch, getState }, orderId, (order) => ({
      ...order,
      details: order.details.map((line) => (line.id === lineId ? { ...line, canWriteReview: false } : line)),
    }))
}

type LookUpResult = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Fetches an order's completion, by default also if it is cached; with a number if it is older in s. Never rejects. */
export function lookUpOrder(orderId: string, forceRefetch: true | number = true): AppThunk<Promise<LookUpResult>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch }))
    if (error) return { error: asApiError(error) }
    // A session that ends during this call resets the cache: there is neither data nor an error.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
  }
}
