import { skipToken } from '@reduxjs/toolkit/query'
import { signInAsGuest, signInWithGoogle, signInWithNaver } from '../../contract/auth.ts'
import type { InputOf } from '../../contract/operation.ts'
import * as contract from '../../contract/users.ts'
import { api, endpoint, live, onSuccess } from '../../api/api.ts'
import type { User } from '../../contract/users.ts'
import { useAppSelector } from '../../hooks.ts'

type Update = { userId: string; profile: InputOf<typeof contract.updateUser>['body'] }
type Addition = { userId: string; address: InputOf<typeof contract.addAddress>['body'] }

/**
 * Signing in, and the user with their addresses, who is fetched again after each change, since its reply is not read. The token
 * refresh is in `http.ts`.
 */
export const usersApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    signInWithGoogle: build.mutation(endpoint(signInWithGoogle)),
    signInWithNaver: build.mutation(endpoint(signInWithNaver)),
    signInAsGuest: build.mutation(endpoint(signInAsGuest)),
    user: build.query({ ...endpoint(contract.user, (userId: string) => ({ params: { userId } })), providesTags: ['User'] }),
    addInformation: build.mutation({ ...endpoint(contract.addInformation), invalidatesTags: onSuccess('User') }),
    updateUser: build.mutation({
      ...endpoint(contract.updateUser, ({ userId, profile }: Update) => ({ params: { userId }, body: profile })),
      invalidatesTags: onSuccess('User'),
    }),
    addAddress: build.mutation({
      ...endpoint(contract.addAddress, ({ userId, address }: Addition) => ({ params: { userId }, body: address })),
      invalidatesTags: onSuccess('User'),
    }),
  }),
})

export const { useUserQuery, useAddInformationMutation, useUpdateUserMutation, useAddAddressMutation } = usersApi

/** The signed-in user, never the one before; no request for a visitor. */
export function useCurrentUser() {
  const userId = useAppSelector((state) => state.auth.userId)
  const query = useUserQuery(userId ?? skipToken, live)
  return { ...query, data: query.currentData }
}

/** A guest is identified by the device; users of every other provider are members. */
export const isGuest = ({ provider }: Pick<User, 'provider'>): boolean => provider === 'guest'
