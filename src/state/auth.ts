import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded, storedSession } from '../api/session.ts'

/** Signed in or not, and whether a stored session still has to prove itself (AUTH-13, AUTH-15). */
export type AuthState = {
  isAuthenticated: boolean
  userId: string | null
  restoration: 'settled' | 'pending' | 'failed'
  /** The server ended the session, and nobody has been led to the login page yet (AUTH-19). */
  hasEnded: boolean
}

const visitor: AuthState = { isAuthenticated: false, userId: null, restoration: 'settled', hasEnded: false }

export const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => (storedSession().userId === null ? visitor : { ...visitor, restoration: 'pending' }),
  reducers: {
    signedIn: (_, { payload: userId }: PayloadAction<string>) => ({ ...visitor, isAuthenticated: true, userId }),
    signedOut: () => visitor,
    /** Another window signed in: this one takes the session over (AUTH-25). */
    sessionTakenOver: () => ({ ...visitor, restoration: 'pending' as const }),
    restorationFailed(auth) {
      if (auth.restoration === 'pending') auth.restoration = 'failed'
    },
    restorationRetried(auth) {
      if (auth.restoration === 'failed') auth.restoration = 'pending'
    },
    /** The shopper is at the login page. */
    endFollowed(auth) {
      auth.hasEnded = false
    },
  },
  extraReducers: (build) => build.addCase(sessionEnded, () => ({ ...visitor, hasEnded: true })),
})

export const { signedIn, signedOut, sessionTakenOver, restorationFailed, restorationRetried, endFollowed } = authSlice.actions
