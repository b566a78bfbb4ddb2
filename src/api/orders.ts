import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import * as contract from '../contract/orders.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Completion, Order } from '../contract/orderShape.ts'
import { api } from './api.ts'
import { call, type baseQuery } from './baseQuery.ts'
import { applyCancellation, type Cancellation } from './applyCancellation.ts'

type Body<Name extends 'guestOrder' | 'createOrder' | 'confirmOrder' | 'failOrder' | 'cancelOrder' | 'cancelOrderLine'> = InputOf<
  (typeof contract)[Name]
>['body']

/** Delay before the orders are fetched again after a whole order was cancelled (ORD-09, OPEN-11). */
export const RELOAD_AFTER_CANCEL_MS = 2000

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
  if (isWhole) setTimeout(() => dispatch(api.util.invalidateTags(['Orders', 'User'])), RELOAD_AFTER_CANCEL_MS)
}

/** Seconds for which a completion is not refetched: consecutive pages share one request. */
export const COMPLETION_FRESH_S = 2

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    userOrders: build.query<Order[], string>({
      query: (userId) => call(contract.userOrders, { params: { userId } }),
      providesTags: ['Orders'],
    }),
    /** A mutation although it only reads: otherwise the phone number would be part of a cache key. */
    guestOrder: build.mutation<Order, Body<'guestOrder'>>({ query: (body) => call(contract.guestOrder, { body }) }),
    createOrder: build.mutation<{ orderId: string }, Body<'createOrder'>>({
      query: (body) => call(contract.createOrder, { body }),
    }),
    confirmOrder: build.mutation<unknown, Body<'confirmOrder'>>({
      query: (body) => call(contract.confirmOrder, { body }),
      invalidatesTags: ['Orders', 'Products'],
    }),
    /** False if the reply has no data: the server changed nothing (PAY-06, OPEN-17). */
    failOrder: build.mutation<boolean, Body<'failOrder'>>({
      query: (body) => call(contract.failOrder, { body }),
      transformResponse: (reply: unknown) => Boolean(reply),
    }),
    orderCompletion: build.query<Completion, string>({
      query: (orderId) => call(contract.orderCompletion, { params: { orderId } }),
      providesTags: ['Orders'],
    }),
    cancelOrder: build.mutation<unknown, Body<'cancelOrder'>>({
      query: (body) => call(contract.cancelOrder, { body }),
      onQueryStarted: updateAfterCancellation,
    }),
    cancelOrderLine: build.mutation<unknown, Body<'cancelOrderLine'>>({
      query: (body) => call(contract.cancelOrderLine, { body }),
      onQueryStarted: updateAfterCancellation,
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

/** Replaces an order in every cached list; guests have no lists (ORD-09, REV-13). */
export function patchOrders({ dispatch, getState }: Cache, orderId: string, change: (order: Order) => Order): void {
  for (const userId of ordersApi.util.selectCachedArgsForQuery(getState(), 'userOrders')) {
    const patch = ordersApi.util.updateQueryData('userOrders', userId, (orders) =>
      orders.map((order) => (order.orderId === orderId ? change(order) : order)),
    )
    dispatch(patch)
  }
}
