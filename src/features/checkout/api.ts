import { api, endpoint } from '../../api/api.ts'
import * as contract from '../../contract/payment.ts'

export const checkoutApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({ mobilePaymentForm: build.mutation(endpoint(contract.mobilePaymentForm)) }),
})
