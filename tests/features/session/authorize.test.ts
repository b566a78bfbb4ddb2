import { expect, test } from 'vitest'
import { authorizeUrl } from '../../../src/features/session/authorize.ts'

const google = { clientId: 'pickers-google', authorizeUrl: '/mock/google.html' }
const naver = { clientId: 'pickers-naver', authorizeUrl: 'https://nid.naver.example/authorize' }

const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('[AUTH-03, AUTH-04, AUTH-24] Naver gets response type, client id, callback and a new stored state', () => {
  const first = parametersOf(authorizeUrl('naver', naver))
  expect(first).toEqual({
    response_type: 'code',
    client_id: 'pickers-naver',
    redirect_uri: 'http://localhost/auth/naver/callback',
    state: sessionStorage.getItem('oauthState'),
  })
  expect(parametersOf(authorizeUrl('naver', naver)).state).not.toBe(first.state)
})

test('[AUTH-05] Google gets the authorization-code flow with its scope', () => {
  expect(parametersOf(authorizeUrl('google', google))).toEqual({
    response_type: 'code',
    client_id: 'pickers-google',
    redirect_uri: 'http://localhost/auth/google/callback',
    scope: 'openid email profile',
    state: sessionStorage.getItem('oauthState'),
  })
})
