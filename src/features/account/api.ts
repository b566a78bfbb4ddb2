import { api, endpoint, onSuccess } from '../../api/api.ts'
import type { InputOf } from '../../contract/operation.ts'
import * as contract from '../../contract/users.ts'

type Update = { userId: string; profile: InputOf<typeof contract.updateUser>['body'] }

/** Changes the profile. The user is fetched again, since the reply is not read. */
export const accountApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    updateUser: build.mutation({
      ...endpoint(contract.updateUser, ({ userId, profile }: Update) => ({ params: { userId }, body: profile })),
      invalidatesTags: onSuccess('User'),
    }),
  }),
})

export const { useUpdateUserMutation } = accountApi
