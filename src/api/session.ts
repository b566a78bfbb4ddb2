import { createAction } from '@reduxjs/toolkit'
import type { SignedIn, Tokens } from '../contract/auth.ts'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'

/** The server ended the session (AUTH-19). The store's listener clears up after it. */
export const sessionEnded = createAction('session/ended')

const sessionKeys = ['accessToken', 'refreshToken', 'userId'] as const

export type Session = { readonly [Key in (typeof sessionKeys)[number]]: string | null }

/** The session as any window stored it last. */
export function storedSession(): Session {
  const userId = safeLocalStorage.read('userId')
  // What else may stand there is nobody: a damaged storage must not be asked about for ever.
  const isSomebody = userId !== null && /^[1-9]\d*$/.test(userId)
  return {
    accessToken: safeLocalStorage.read('accessToken'),
    refreshToken: safeLocalStorage.read('refreshToken'),
    userId: isSomebody ? userId : null,
  }
}

/** The user id last: other windows wake up by it and find the tokens in place. */
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
