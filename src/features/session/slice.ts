import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded, storedSession } from '../../api/session.ts'

/** Whether a user is signed in, and whether a stored session is still to be checked (AUTH-13, AUTH-15). */
type AuthState = {
  isAuthenticated: boolean
  userId: string | null
  restoration: 'settled' | 'pending' | 'failed'
  /** The server ended the last session; until the next sign-in. */
  hasExpired: boolean
}

const visitor: AuthState = { isAuthenticated: false, userId: null, restoration: 'settled', hasExpired: false }
const restoring: AuthState = { ...visitor, restoration: 'pending' }

export const authSlice = createSlice({
  name: 'auth',
  initialState: () => (storedSession().userId === null ? visitor : restoring),
  reducers: {
    signedIn: (_, { payload: userId }: PayloadAction<string>) => ({ ...visitor, isAuthenticated: true, userId }),
    signedOut: () => visitor,
    /** Restores the session that another window stored (AUTH-25). */
    signedInElsewhere: () => restoring,
    restorationFailed(auth) {
      if (auth.restoration === 'pending') auth.restoration = 'failed'
    },
    restorationRetried(auth) {
      if (auth.restoration === 'failed') auth.restoration = 'pending'
    },
  },
  extraReducers: (build) => build.addCase(sessionEnded, () => ({ ...visitor, hasExpired: true })),
})

export const { signedIn, signedOut, signedInElsewhere, restorationFailed, restorationRetried } = authSlice.actions
