import { skipToken } from '@reduxjs/toolkit/query'
import * as contract from '../../contract/users.ts'
import { api, endpoint, onSuccess } from '../../api/api.ts'
import type { User } from '../../contract/users.ts'
import { useAppSelector } from '../../hooks.ts'

/** The user with their addresses, and the information after the first sign-in. */
export const usersApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    user: build.query({ ...endpoint(contract.user, (userId: string) => ({ params: { userId } })), providesTags: ['User'] }),
    addInformation: build.mutation({ ...endpoint(contract.addInformation), invalidatesTags: onSuccess('User') }),
  }),
})

export const { useUserQuery, useAddInformationMutation } = usersApi

/** The signed-in user; no request for a visitor. */
export function useCurrentUser() {
  const userId = useAppSelector((state) => state.auth.userId)
  return useUserQuery(userId ?? skipToken)
}

/** A guest is identified by the device; users of every other provider are members. */
export const isGuest = ({ provider }: Pick<User, 'provider'>): boolean => provider === 'guest'
