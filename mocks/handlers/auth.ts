import { operations } from '../../src/contract/operations.ts'
import { renewTokens, signInByCode, signInGuest } from '../rules/users/session.ts'
import type { Handle } from './handle.ts'

export const authHandlers = (handle: Handle) => [
  handle(operations.signInWithGoogle, ({ tx, body, now }) => signInByCode(tx, 'google', body, now)),
  handle(operations.signInWithNaver, ({ tx, body, now }) => signInByCode(tx, 'naver', body, now)),
  handle(operations.signInAsGuest, ({ tx, body, now }) => signInGuest(tx, body.guestId, now)),
  handle(operations.refreshTokens, ({ tx, token, now }) => renewTokens(tx, token, now)),
]
