import * as contract from '../../contract/users.ts'
import { api, endpoint, onSuccess } from '../../api/api.ts'

/** The user with their addresses (API-40), and the information after the first sign-in (API-42). */
export const usersApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    user: build.query({ ...endpoint(contract.userById, (userId: string) => ({ params: { userId } })), providesTags: ['User'] }),
    addInformation: build.mutation({ ...endpoint(contract.addInformation), invalidatesTags: onSuccess('User') }),
  }),
})

export const { useUserQuery, useAddInformationMutation } = usersApi
