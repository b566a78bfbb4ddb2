import * as contract from '../../contract/users.ts'
import type { InputOf } from '../../contract/operation.ts'
import { api, endpoint, onSuccess } from '../../api/api.ts'

type Body<Name extends 'updateUser' | 'addAddress'> = InputOf<(typeof contract)[Name]>['body']

/**
 * The user and the user's addresses (API-40…42, API-44). Mutations refetch the user, since their replies are not read
 * (OPEN-15).
 */
export const usersApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    user: build.query({ ...endpoint(contract.userById, (userId: string) => ({ params: { userId } })), providesTags: ['User'] }),
    updateUser: build.mutation({
      ...endpoint(contract.updateUser, ({ userId, profile }: { userId: string; profile: Body<'updateUser'> }) => ({
        params: { userId },
        body: profile,
      })),
      invalidatesTags: onSuccess('User'),
    }),
    addInformation: build.mutation({ ...endpoint(contract.addInformation), invalidatesTags: onSuccess('User') }),
    addAddress: build.mutation({
      ...endpoint(contract.addAddress, ({ userId, address }: { userId: string; address: Body<'addAddress'> }) => ({
        params: { userId },
        body: address,
      })),
      invalidatesTags: onSuccess('User'),
    }),
  }),
})

export const { useUserQuery, useUpdateUserMutation, useAddInformationMutation, useAddAddressMutation } = usersApi
