import { asApiError, type ApiError } from '../../api/errors.ts'
import { signedIn, storeSession } from '../../api/session.ts'
import { usersApi } from './users.ts'
import { patterns } from '../../config/paths.ts'
import type { User } from '../../contract/users.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import type { AppThunk } from '../../hooks.ts'
import { forgetState, takeState, type Provider } from './states.ts'

export type SignIn = { provider: Provider; code: string; state: string }
/** The path after a sign-in, or its error and the call that failed. */
export type SignInEnd = { to: string } | { error: ApiError; at: 'login' | 'user' }

let underWay: { code: string; end: Promise<SignInEnd> } | undefined

/** Whether a sign-in is running. */
export const isSignInRunning = (): boolean => underWay !== undefined

/** Whether a sign-in with this code is running. */
export const isSignInUnderWay = (code: string): boolean => underWay?.code === code

/** Redeems an authorization code once: mounting the callback page again awaits the same sign-in. Never rejects. */
export function signIn(attempt: SignIn): AppThunk<Promise<SignInEnd>> {
  return (dispatch) => {
    if (underWay?.code === attempt.code) return underWay.end
    safeSessionStorage.write('authorizationCode', attempt.code)
    const end = dispatch(redeem(attempt)).finally(() => {
      underWay = undefined
    })
    underWay = { code: attempt.code, end }
    return end
  }
}

function redeem({ provider, code, state }: SignIn): AppThunk<Promise<SignInEnd>> {
  return async (dispatch) => {
    // The login page leads on once the window that sends the code has signed in.
    if (!(await takeState(state))) {
      safeSessionStorage.remove('authorizationCode')
      return { to: patterns.login }
    }
    const { endpoints } = usersApi
    const body = { authorizationCode: code, state }
    const reply = await {
      google: () => dispatch(endpoints.signInWithGoogle.initiate(body)),
      naver: () => dispatch(endpoints.signInWithNaver.initiate(body)),
      guest: () => dispatch(endpoints.signInAsGuest.initiate({ guestId: code })),
    }[provider]()
    void forgetState(state)
    if (reply.error) {
      safeSessionStorage.remove('authorizationCode')
      return { error: asApiError(reply.error), at: 'login' }
    }
    storeSession(reply.data)
    dispatch(signedIn(reply.data.userId))
    return dispatch(afterSignIn(reply.data.userId))
  }
}

/** The path after a login: no user → login, incomplete → additional information, else home. */
export function afterSignIn(userId: string): AppThunk<Promise<SignInEnd>> {
  return async (dispatch, getState) => {
    const { data, error } = await dispatch(usersApi.endpoints.user.initiate(userId, { subscribe: false, forceRefetch: true }))
    // A session that ends during this call resets the cache: there is neither data nor an error.
    if (!data) {
      // Another window may have signed in meanwhile.
      const { userId: current } = getState().auth
      if (current !== null && current !== userId) return dispatch(afterSignIn(current))
      return { error: error ? asApiError(error) : noUser, at: 'user' }
    }
    return { to: isComplete(data) ? patterns.home : patterns.additionalInfo }
  }
}

const noUser: ApiError = { kind: 'unauthorized', code: 'UNKNOWN', message: null }

const isComplete = ({ age, gender }: User) => age !== null && gender !== null
