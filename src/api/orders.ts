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

/** After a whole cancel the page asks anew, in ms (ORD-09, OPEN-11). */
const RELOAD_AFTER_CANCEL_MS = 2000

/** Shows what was cancelled at once, and asks the server how things stand: of a line at once, of an order after a moment; after a refusal too. */
const followCancellation: TypedMutationOnQueryStarted<unknown, Cancellation, typeof baseQuery, 'api'> = async (
  asked,
  { dispatch, queryFulfilled, ...cache },
) => {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (isDone) {
    // A guest has no list.
    for (const userId of ordersApi.util.selectCachedArgsForQuery(cache.getState(), 'userOrders')) {
      dispatch(
        ordersApi.util.updateQueryData('userOrders', userId, (orders) =>
          orders.map((order) => (order.orderId === asked.orderId ? applyCancellation(order, asked) : order)),
        ),
      )
    }
  }
  const isWhole = isDone && asked.orderItemId === undefined
  dispatch(api.util.invalidateTags(isWhole ? ['User', 'Products'] : ['Orders', 'User', 'Products']))
  if (isWhole) setTimeout(() => dispatch(api.util.invalidateTags(['Orders', 'User'])), RELOAD_AFTER_CANCEL_MS)
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    userOrders: build.query<Order[], string>({
      query: (userId) => call(contract.userOrders, { params: { userId } }),
      providesTags: ['Orders'],
    }),
    /** A look-up, but with a body that belongs into no address: a mutation keeps it out of the cache's keys. */
    guestOrder: build.mutation<Order, Body<'guestOrder'>>({ query: (body) => call(contract.guestOrder, { body }) }),
    createOrder: build.mutation<{ orderId: string }, Body<'createOrder'>>({
      query: (body) => call(contract.createOrder, { body }),
    }),
    confirmOrder: build.mutation<unknown, Body<'confirmOrder'>>({
      query: (body) => call(contract.confirmOrder, { body }),
      invalidatesTags: ['Orders', 'Products'],
    }),
    /** False when the server has nothing to say: it did not take the report (PAY-06, OPEN-17). */
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
      onQueryStarted: followCancellation,
    }),
    cancelOrderLine: build.mutation<unknown, Body<'cancelOrderLine'>>({
      query: (body) => call(contract.cancelOrderLine, { body }),
      onQueryStarted: followCancellation,
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
