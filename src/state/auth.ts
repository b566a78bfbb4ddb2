import { sessionEnded, storedSession } from '../api/session.ts'
import { event } from '../lib/event.ts'

/** Signed in or not, and whether a stored session still has to prove itself (AUTH-13, AUTH-15). */
export type AuthState = {
  isAuthenticated: boolean
  userId: string | null
  restoration: 'settled' | 'pending' | 'failed'
  /** The server ended the session, and nobody has been led to the login page yet (AUTH-19). */
  hasEnded: boolean
}

export const signedIn = event<string>('auth/signedIn')
export const signedOut = event('auth/signedOut')
/** Another window signed in: this one takes the session over (AUTH-25). */
export const sessionTakenOver = event('auth/sessionTakenOver')
export const restorationFailed = event('auth/restorationFailed')
export const restorationRetried = event('auth/restorationRetried')
/** The shopper is at the login page. */
export const endFollowed = event('auth/endFollowed')

const visitor: AuthState = { isAuthenticated: false, userId: null, restoration: 'settled', hasEnded: false }
const waiting: AuthState = { ...visitor, restoration: 'pending' }

/** Written without createSlice: it stands in a visitor's first view (docs/decisions/0020). */
export function auth(state: AuthState = storedSession().userId === null ? visitor : waiting, action: unknown): AuthState {
  if (signedIn.match(action)) return { ...visitor, isAuthenticated: true, userId: action.payload }
  if (signedOut.match(action)) return visitor
  if (sessionEnded.match(action)) return { ...visitor, hasEnded: true }
  if (sessionTakenOver.match(action)) return waiting
  if (restorationFailed.match(action) && state.restoration === 'pending') return { ...state, restoration: 'failed' }
  if (restorationRetried.match(action) && state.restoration === 'failed') return { ...state, restoration: 'pending' }
  if (endFollowed.match(action) && state.hasEnded) return { ...state, hasEnded: false }
  return state
}
