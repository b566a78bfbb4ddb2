import { describe, expect, test } from 'vitest'
import { authorizeShape, redirectReply } from '../../../mocks/handlers/providers/calls.ts'
import { operations } from '../../../src/contract/operations.ts'
import { MINUTE, statusAndCode, Shop } from '../client.ts'
import { fetchProvider, CLIENT, refusalOf, callProvider } from './provider.ts'

const STATE = 'k3j4h5g6f7d8s'
const google = {
  client_id: 'pickers-google',
  redirect_uri: `${CLIENT}auth/google/callback`,
  response_type: 'code',
  scope: 'openid email profile',
  state: STATE,
}
const naver = { client_id: 'pickers-naver', redirect_uri: `${CLIENT}auth/naver/callback`, response_type: 'code', state: STATE }
const requests = { google, naver } as const
type Provider = keyof typeof requests

async function agree(shop: Shop, provider: Provider, account: string, trial = 'good'): Promise<URL> {
  const body = { request: requests[provider], account, trial, openedAt: await shop.now() }
  return new URL((await callProvider(shop, redirectReply, `${provider}/consent`, body)).to)
}

const signIn = { google: operations.signInWithGoogle, naver: operations.signInWithNaver }
const redeem = (shop: Shop, provider: Provider, target: URL, state = STATE) =>
  shop.request(signIn[provider], { body: { authorizationCode: target.searchParams.get('code') ?? '', state } })

describe.each(['google', 'naver'] as const)('[API-10] [API-11] the authorize page of %s', (provider) => {
  test('[AUTH-04, AUTH-05] offers its personas: with orders, without information, and new', async () => {
    const { accounts, shopName } = await callProvider(new Shop(), authorizeShape, `${provider}/authorize`, {
      request: requests[provider],
    })
    expect(shopName).toBe('Pickers')
    const expected = provider === 'google' ? ['구민서', '도유나', '연수아', '한새로'] : ['염지훈', '한새로']
    expect(accounts.map(({ name }) => name)).toEqual(expected)
    expect(accounts.at(-1)).toMatchObject({ orders: 0, hasInformation: false })
  })

  test('says who has picked in this episode, so that a first visitor chooses another', async () => {
    const { accounts } = await callProvider(new Shop(), authorizeShape, `${provider}/authorize`, { request: requests[provider] })
    const picked = accounts.filter(({ hasPicked }) => hasPicked).map(({ name }) => name)
    expect(picked).toEqual(provider === 'google' ? ['구민서', '연수아'] : [])
  })

  test('[AUTH-09] a yes goes back with the same state and a code that signs in once', async () => {
    const shop = new Shop()
    const account = provider === 'google' ? '1' : '2'
    const target = await agree(shop, provider, account)
    expect(target.href.startsWith(requests[provider].redirect_uri)).toBe(true)
    expect(target.searchParams.get('state')).toBe(STATE)
    const first = await redeem(shop, provider, target)
    expect(first.data).toMatchObject({ userId: Number(account) })
    expect(statusAndCode(await redeem(shop, provider, target))).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
  })

  test('[API-10] [API-11] an expired code and another state can be chosen', async () => {
    const shop = new Shop()
    const expired = await agree(shop, provider, 'new', 'expiredCode')
    expect(statusAndCode(await redeem(shop, provider, expired))).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
    expect((await agree(shop, provider, 'new', 'otherState')).searchParams.get('state')).not.toBe(STATE)
  })

  test('[AUTH-14] a new account is a member without age and gender', async () => {
    const shop = new Shop()
    const { data } = await redeem(shop, provider, await agree(shop, provider, 'new'))
    const { userId, accessToken: token } = Object(data)
    const user = await shop.call(operations.user, { params: { userId: String(userId) } }, { token })
    expect(user).toMatchObject({ provider, age: null, gender: null, addresses: [] })
  })

  test('[AUTH-11] a no goes back with the state and without a code', async () => {
    const { to } = await callProvider(new Shop(), redirectReply, `${provider}/deny`, { request: requests[provider] })
    const fields = Object.fromEntries(new URL(to).searchParams)
    const described = provider === 'naver' ? { error_description: 'Canceled By User' } : {}
    expect(fields).toEqual({ error: 'access_denied', ...described, state: STATE })
  })

  test('[API-10] [API-11] a page left open for more than ten minutes gives nothing', async () => {
    const shop = new Shop()
    const openedAt = await shop.now()
    await shop.advanceClock(10 * MINUTE + 1)
    const body = { request: requests[provider], account: 'new', trial: 'good', openedAt }
    expect(await refusalOf(shop, `${provider}/consent`, body)).toBe('expired')
  })

  test.each<[string, Record<string, string>]>([
    ['invalid_client', { client_id: 'somebody' }],
    ['invalid_request', { client_id: '' }],
    ['redirect_uri_mismatch', { redirect_uri: 'https://evil.test/auth/google/callback' }],
    ['redirect_uri_mismatch', { redirect_uri: 'javascript:alert(1)' }],
    ['redirect_uri_mismatch', { redirect_uri: `${CLIENT}auth/${provider}/callback/../../evil` }],
    ['redirect_uri_mismatch', { redirect_uri: `${CLIENT.replace('http://', 'http://client.test@')}auth/${provider}/callback` }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { state: 'x'.repeat(300) }],
  ])('[AUTH-04, AUTH-05] %s: %o is refused without a redirect', async (code, wrong) => {
    const shop = new Shop()
    const before = await shop.world.export()
    const body = { request: { ...requests[provider], ...wrong }, account: '1', trial: 'good', openedAt: 0 }
    for (const call of ['authorize', 'consent', 'deny']) expect(await refusalOf(shop, `${provider}/${call}`, body)).toBe(code)
    expect(await shop.world.export()).toBe(before)
  })

  test('[API-10] [API-11] an account of the other provider, or none, is refused', async () => {
    const shop = new Shop()
    const openedAt = await shop.now()
    for (const account of [provider === 'google' ? '2' : '1', '4', '999', '<b>']) {
      const body = { request: requests[provider], account, trial: 'good', openedAt }
      expect(await refusalOf(shop, `${provider}/consent`, body)).toBe('invalid_request')
    }
  })
})

test('[API-10] the parameters of each answer are the real ones', async () => {
  const shop = new Shop()
  const target = await agree(shop, 'google', 'new')
  expect([...target.searchParams.keys()].toSorted()).toEqual(['authuser', 'code', 'prompt', 'scope', 'state'])
  // A code that must be decoded once.
  expect(target.search).toContain('code=4%2F0A')
  expect([...(await agree(shop, 'naver', '2')).searchParams.keys()].toSorted()).toEqual(['code', 'state'])
  const [noScope, noState] = [
    { ...google, scope: '' },
    { ...naver, state: '' },
  ]
  expect(await refusalOf(shop, 'google/authorize', { request: noScope })).toBe('invalid_request')
  expect(await refusalOf(shop, 'google/authorize', { request: { ...google, scope: 'openid drive' } })).toBe('invalid_scope')
  expect(await refusalOf(shop, 'naver/authorize', { request: noState })).toBe('invalid_request')
})

test('a call that makes no sense is refused, not broken', async () => {
  const shop = new Shop()
  for (const body of [null, [], {}, { request: 'x' }, { request: { state: 1 } }, { request: { state: 'x'.repeat(9000) } }]) {
    expect((await fetchProvider(shop, 'google/authorize', body)).status).toBe(400)
  }
  expect((await fetchProvider(shop, 'google/authorize')).status).toBe(405)
  expect((await fetchProvider(shop, 'none', {})).status).toBe(404)
})

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 25.9.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/22F76 NAVER(inapp; search; 2000)',
])('[AUTH-05] Google refuses the web view %s, Naver does not', async (userAgent) => {
  const shop = new Shop()
  const headers = { 'user-agent': userAgent }
  const body = { account: '1', trial: 'good', openedAt: await shop.now() }
  for (const call of ['authorize', 'consent', 'deny']) {
    const { status, reply } = await fetchProvider(shop, `google/${call}`, { ...body, request: google }, headers)
    expect({ status, reply }).toMatchObject({ status: 403, reply: { error: { code: 'disallowed_useragent' } } })
  }
  const { status } = await fetchProvider(shop, 'naver/authorize', { request: naver }, headers)
  expect(status).toBe(200)
})
