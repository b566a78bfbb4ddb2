import { signInAsGuest, signInWithGoogle, signInWithNaver } from '../../contract/auth.ts'
import { api, endpoint } from '../../api/api.ts'

/** Signing in. The token refresh is in `http.ts`. */
export const authApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    signInWithGoogle: build.mutation(endpoint(signInWithGoogle)),
    signInWithNaver: build.mutation(endpoint(signInWithNaver)),
    signInAsGuest: build.mutation(endpoint(signInAsGuest)),
  }),
})
