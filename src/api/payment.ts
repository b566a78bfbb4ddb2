import { operations } from '../contract/operations.ts'
import type { InputOf, ReplyOf } from '../contract/operation.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    mobilePaymentForm: build.mutation<
      ReplyOf<typeof operations.mobilePaymentForm>,
      InputOf<typeof operations.mobilePaymentForm>['body']
    >({
      query: (body) => call(operations.mobilePaymentForm, { body }),
    }),
  }),
})

export const { useMobilePaymentFormMutation } = paymentApi
