import * as v from 'valibot'
import { GUEST_ID_MAX_LENGTH } from './limits.ts'
import { operation } from './operation.ts'

const authorization = v.object({
  authorizationCode: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  state: v.pipe(v.string(), v.maxLength(256)),
})

/** The server's user id is a number, the client's a string; digits are accepted (AUTH-13), also more than a number can hold. */
const numericUserId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String)),
  v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
])

export const signedIn = v.object({ accessToken: v.string(), refreshToken: v.string(), userId: numericUserId })
export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() })

export const signInWithGoogle = operation({
  id: 'API-10',
  method: 'POST',
  path: '/v1/auth/google',
  access: 'public',
  body: authorization,
  reply: signedIn,
  refusals: ['INVALID_AUTHORIZATION_CODE'],
})

export const signInWithNaver = operation({
  id: 'API-11',
  method: 'POST',
  path: '/v1/auth/naver',
  access: 'public',
  body: authorization,
  reply: signedIn,
  refusals: ['INVALID_AUTHORIZATION_CODE'],
})

export const signInAsGuest = operation({
  id: 'API-12',
  method: 'POST',
  path: '/v1/auth/guest',
  access: 'public',
  body: v.object({ guestId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(GUEST_ID_MAX_LENGTH)) }),
  reply: signedIn,
  refusals: [],
})

export const refreshTokens = operation({
  id: 'API-13',
  method: 'POST',
  path: '/v1/auth/token-refresh',
  access: 'refreshToken',
  reply: tokens,
  refusals: ['INVALID_REFRESH_TOKEN', 'EXPIRED_REFRESH_TOKEN'],
})

export const examples = {
  signInWithGoogle: { authorizationCode: 'code', state: 'state' },
  signInWithNaver: { authorizationCode: 'code', state: 'state' },
  signInAsGuest: { guestId: 'device-1' },
}

export type SignedIn = v.InferOutput<typeof signedIn>
export type Tokens = v.InferOutput<typeof tokens>
