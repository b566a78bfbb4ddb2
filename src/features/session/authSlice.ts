import { createSlice } from '@reduxjs/toolkit'
import { loggedOut, signedIn, storedSession, type LogoutReason } from '../../api/session.ts'

/** The stored session is taken at its word: a call that the server refuses ends it (AUTH-15, AUTH-19). */
type AuthState = {
  isAuthenticated: boolean
  userId: string | null
  /** Why the session has ended, until `SessionEnd` has acted on it. */
  ended: LogoutReason | null
  /** The server ended the last session; until the next sign-in. */
  hasExpired: boolean
}

declare module '../../hooks.ts' {
  interface RootState {
    auth: AuthState
  }
}

const userOf = (userId: string | null): AuthState => ({
  isAuthenticated: userId !== null,
  userId,
  ended: null,
  hasExpired: false,
})

export const authSlice = createSlice({
  name: 'auth',
  initialState: () => userOf(storedSession().userId),
  reducers: {
    endHandled(auth) {
      auth.ended = null
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedIn, (_, { payload: userId }) => userOf(userId))
      .addCase(loggedOut, (_, { payload: reason }) => ({ ...userOf(null), ended: reason, hasExpired: reason === 'expired' })),
})

export const { endHandled } = authSlice.actions
