import { createAction } from '@reduxjs/toolkit'
import type { SignedIn, Tokens } from '../contract/auth.ts'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'

/** A user has signed in, here or in another window, or a store begins with a stored session. */
export const signedIn = createAction<string>('session/signedIn')

/**
 * The user logged out here or elsewhere, the server ended the session or did not show its user, or another window has stored
 * another one.
 */
export type LogoutReason = 'pressed' | 'elsewhere' | 'expired' | 'refused' | 'replaced'

/** The session is over: every slice answers it, and a listener removes the session from storage. */
export const loggedOut = createAction<LogoutReason>('session/loggedOut')

/** Another window may have changed what is stored: the slices of the device take it over (CART-06). */
export const storageChanged = createAction('session/storageChanged')

const sessionKeys = ['accessToken', 'refreshToken', 'userId'] as const

export type Session = { readonly [Key in (typeof sessionKeys)[number]]: string | null }

/** The stored session, also if another window stored it. */
export function storedSession(): Session {
  const userId = safeLocalStorage.read('userId')
  // An invalid user id counts as signed out, so that it is not requested repeatedly.
  const isValidId = userId !== null && /^[1-9]\d*$/.test(userId)
  return {
    accessToken: safeLocalStorage.read('accessToken'),
    refreshToken: safeLocalStorage.read('refreshToken'),
    userId: isValidId ? userId : null,
  }
}

/** Writes the user id last: other windows listen for its `storage` event and then read the tokens. */
export function storeSession({ accessToken, refreshToken, userId }: SignedIn): void {
  storeTokens({ accessToken, refreshToken })
  safeLocalStorage.write('userId', userId)
}

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  safeLocalStorage.write('accessToken', accessToken)
  safeLocalStorage.write('refreshToken', refreshToken)
}

/** Removes the tokens, the user id and the authorization code (AUTH-21, OPEN-04); the cart stays. */
export function removeSession(): void {
  for (const key of sessionKeys) safeLocalStorage.remove(key)
  safeSessionStorage.remove('authorizationCode')
}
