import { createSlice } from '@reduxjs/toolkit'
import { loggedOut, signedIn, storedSession } from '../../api/session.ts'

/** Whether a user is signed in, and whether a stored session is still to be checked. */
type AuthState = {
  isAuthenticated: boolean
  userId: string | null
  restoration: 'settled' | 'pending' | 'failed'
  /** The server ended the last session; until the next sign-in. */
  hasExpired: boolean
  /** The user has logged out; until the next sign-in. */
  hasLeft: boolean
}

const visitor: AuthState = { isAuthenticated: false, userId: null, restoration: 'settled', hasExpired: false, hasLeft: false }
const restoring: AuthState = { ...visitor, restoration: 'pending' }

export const authSlice = createSlice({
  name: 'auth',
  initialState: () => (storedSession().userId === null ? visitor : restoring),
  reducers: {
    restorationFailed(auth) {
      if (auth.restoration === 'pending') auth.restoration = 'failed'
    },
    restorationRetried(auth) {
      if (auth.restoration === 'failed') auth.restoration = 'pending'
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedIn, (_, { payload: userId }) => ({ ...visitor, isAuthenticated: true, userId }))
      .addCase(loggedOut, (_, { payload: reason }) =>
        reason === 'replaced'
          ? { ...restoring }
          : { ...visitor, hasExpired: reason === 'expired', hasLeft: reason === 'pressed' },
      ),
})

export const { restorationFailed, restorationRetried } = authSlice.actions
