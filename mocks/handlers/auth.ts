import { operations } from '../../src/contract/operations.ts'
import { renewTokens, signInByCode, signInGuest } from '../rules/session.ts'
import { answer } from './answer.ts'

export const auth = {
  signInWithGoogle: answer(operations.signInWithGoogle, ({ t, body, now }) => signInByCode(t, 'google', body, now)),
  signInWithNaver: answer(operations.signInWithNaver, ({ t, body, now }) => signInByCode(t, 'naver', body, now)),
  signInAsGuest: answer(operations.signInAsGuest, ({ t, body, now }) => signInGuest(t, body.guestId, now)),
  refreshTokens: answer(operations.refreshTokens, ({ t, token, now }) => renewTokens(t, token, now)),
}
