import { operations } from '../contract/operations.ts'
import type { InputOf } from '../contract/operation.ts'
import type { User } from '../contract/users.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

/** The user and the user's addresses (API-40…42, API-44). Replies to changes are not read but asked for again (OPEN-15). */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User, string>({
      query: (userId) => call(operations.user, { params: { userId } }),
      providesTags: ['User'],
    }),
    updateUser: build.mutation<unknown, { userId: string; profile: InputOf<typeof operations.updateUser>['body'] }>({
      query: ({ userId, profile }) => call(operations.updateUser, { params: { userId }, body: profile }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    addInformation: build.mutation<unknown, InputOf<typeof operations.addInformation>['body']>({
      query: (body) => call(operations.addInformation, { body }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    addAddress: build.mutation<unknown, { userId: string; address: InputOf<typeof operations.addAddress>['body'] }>({
      query: ({ userId, address }) => call(operations.addAddress, { params: { userId }, body: address }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
  }),
})

export const { useUserQuery, useUpdateUserMutation, useAddInformationMutation, useAddAddressMutation } = usersApi
