import { operations } from '../contract/operations.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Completion, Order } from '../contract/orderShape.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

type Body<Name extends 'guestOrder' | 'createOrder' | 'confirmOrder' | 'failOrder' | 'cancelOrder' | 'cancelOrderLine'> = InputOf<
  (typeof operations)[Name]
>['body']

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
      invalidatesTags: (_, error) => (error ? [] : ['Orders', 'User', 'Products']),
    }),
    cancelOrderLine: build.mutation<unknown, Body<'cancelOrderLine'>>({
      query: (body) => call(operations.cancelOrderLine, { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Orders', 'User', 'Products']),
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
