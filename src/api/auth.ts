import { signInAsGuest, signInWithGoogle, signInWithNaver } from '../contract/auth.ts'
import type { InputOf, ReplyOf } from '../contract/operation.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

/** Signing in (API-10…12). The token refresh is in `http.ts`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInWithGoogle: build.mutation<ReplyOf<typeof signInWithGoogle>, InputOf<typeof signInWithGoogle>['body']>({
      query: (body) => call(signInWithGoogle, { body }),
    }),
    signInWithNaver: build.mutation<ReplyOf<typeof signInWithNaver>, InputOf<typeof signInWithNaver>['body']>({
      query: (body) => call(signInWithNaver, { body }),
    }),
    signInAsGuest: build.mutation<ReplyOf<typeof signInAsGuest>, InputOf<typeof signInAsGuest>['body']>({
      query: (body) => call(signInAsGuest, { body }),
    }),
  }),
})
