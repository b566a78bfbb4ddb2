import { expect, test } from 'vitest'
import { authorizeUrl } from '../../../src/features/session/authorize.ts'
import { isGivenOut } from '../../../src/features/session/states.ts'

const google = { clientId: 'pickers-google', authorizeUrl: '/mock/google.html' }
const naver = { clientId: 'pickers-naver', authorizeUrl: 'https://nid.naver.example/authorize' }

async function authorize(...given: Parameters<typeof authorizeUrl>): Promise<Record<string, string>> {
  return Object.fromEntries(new URL(await authorizeUrl(...given)).searchParams)
}

test('[AUTH-03, AUTH-04, AUTH-24] Naver gets response type, client id, callback and a new stored state', async () => {
  const first = await authorize('naver', naver)
  expect(first).toEqual({
    response_type: 'code',
    client_id: 'pickers-naver',
    redirect_uri: 'http://localhost/auth/naver/callback',
    state: expect.stringMatching(/^[0-9a-z]{13}$/),
  })
  const second = await authorize('naver', naver)
  expect(second['state']).not.toBe(first['state'])
  for (const { state = '' } of [first, second])
    expect([isGivenOut('naver', state), isGivenOut('google', state)]).toEqual([true, false])
})

test('[AUTH-05] Google gets the authorization-code flow with its scope', async () => {
  expect(await authorize('google', google)).toEqual({
    response_type: 'code',
    client_id: 'pickers-google',
    redirect_uri: 'http://localhost/auth/google/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[0-9a-z]{13}$/),
  })
})
