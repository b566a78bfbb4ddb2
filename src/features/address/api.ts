import { api, endpoint, onSuccess } from '../../api/api.ts'
import type { InputOf } from '../../contract/operation.ts'
import * as contract from '../../contract/users.ts'

type Addition = { userId: string; address: InputOf<typeof contract.addAddress>['body'] }

/** Adds an address. The user is fetched again, since the reply is not read. */
export const addressApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    addAddress: build.mutation({
      ...endpoint(contract.addAddress, ({ userId, address }: Addition) => ({ params: { userId }, body: address })),
      invalidatesTags: onSuccess('User'),
    }),
  }),
})

export const { useAddAddressMutation } = addressApi
