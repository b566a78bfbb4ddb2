import * as contract from '../contract/users.ts'
import type { InputOf } from '../contract/operation.ts'
import type { User } from '../contract/users.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

/**
 * The user and the user's addresses (API-40…42, API-44). Mutations refetch the user, since their replies are not read
 * (OPEN-15).
 */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User, string>({
      query: (userId) => call(contract.userById, { params: { userId } }),
      providesTags: ['User'],
    }),
    updateUser: build.mutation<unknown, { userId: string; profile: InputOf<typeof contract.updateUser>['body'] }>({
      query: ({ userId, profile }) => call(contract.updateUser, { params: { userId }, body: profile }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    addInformation: build.mutation<unknown, InputOf<typeof contract.addInformation>['body']>({
      query: (body) => call(contract.addInformation, { body }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    addAddress: build.mutation<unknown, { userId: string; address: InputOf<typeof contract.addAddress>['body'] }>({
      query: ({ userId, address }) => call(contract.addAddress, { params: { userId }, body: address }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
  }),
})

export const { useUserQuery, useUpdateUserMutation, useAddInformationMutation, useAddAddressMutation } = usersApi
