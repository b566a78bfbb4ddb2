import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import { operations } from '../contract/operations.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Completion, Order } from '../contract/orderShape.ts'
import { api } from './api.ts'
import { call, type baseQuery } from './baseQuery.ts'
import { canceled, type Cancellation } from './canceled.ts'

type Body<Name extends 'guestOrder' | 'createOrder' | 'confirmOrder' | 'failOrder' | 'cancelOrder' | 'cancelOrderLine'> = InputOf<
  (typeof operations)[Name]
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
          orders.map((order) => (order.orderId === asked.orderId ? canceled(order, asked) : order)),
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
      query: (userId) => call(operations.userOrders, { params: { userId } }),
      providesTags: ['Orders'],
    }),
    /** A look-up, but with a body that belongs into no address: a mutation keeps it out of the cache's keys. */
    guestOrder: build.mutation<Order, Body<'guestOrder'>>({ query: (body) => call(operations.guestOrder, { body }) }),
    createOrder: build.mutation<{ orderId: string }, Body<'createOrder'>>({
      query: (body) => call(operations.createOrder, { body }),
    }),
    confirmOrder: build.mutation<unknown, Body<'confirmOrder'>>({
      query: (body) => call(operations.confirmOrder, { body }),
      invalidatesTags: ['Orders', 'Products'],
    }),
    /** False when the server has nothing to say: it did not take the report (PAY-06, OPEN-17). */
    failOrder: build.mutation<boolean, Body<'failOrder'>>({
      query: (body) => call(operations.failOrder, { body }),
      transformResponse: (reply: unknown) => Boolean(reply),
    }),
    orderCompletion: build.query<Completion, string>({
      query: (orderId) => call(operations.orderCompletion, { params: { orderId } }),
      providesTags: ['Orders'],
    }),
    cancelOrder: build.mutation<unknown, Body<'cancelOrder'>>({
      query: (body) => call(operations.cancelOrder, { body }),
      onQueryStarted: followCancellation,
    }),
    cancelOrderLine: build.mutation<unknown, Body<'cancelOrderLine'>>({
      query: (body) => call(operations.cancelOrderLine, { body }),
      onQueryStarted: followCancellation,
    }),
  }),
})

export const {
  useUserOrdersQuery,
  useGuestOrderMutation,
  useCreateOrderMutation,
  useConfirmOrderMutation,
  useFailOrderMutation,
  useOrderCompletionQuery,
  useCancelOrderMutation,
  useCancelOrderLineMutation,
} = ordersApi
