import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { issueAuthorizationCode } from '../../../mocks/rules/users/session.ts'
import { DAY, MINUTE, statusAndCode, SECOND, Shop } from '../client.ts'

const { signInWithGoogle, signInWithNaver, signInAsGuest, refreshTokens, user, currentEpisode } = operations

async function codeFor(shop: Shop, persona: 'minseo' | 'jihoon', state = 'abc') {
  const { id: userId, provider } = personas[persona]
  const now = await shop.now()
  const authorizationCode = await shop.world.transaction((tx) => issueAuthorizationCode(tx, { provider, state, userId }, now))
  return { authorizationCode, state }
}

const refresh = (shop: Shop, token: string) => shop.request(refreshTokens, {}, { token })
const guest = (shop: Shop, guestId = 'device-1') => shop.call(signInAsGuest, { body: { guestId } })
const callWithToken = async (shop: Shop, token?: string) =>
  statusAndCode(await shop.request(currentEpisode, {}, token === undefined ? {} : { token }))

describe('signing in with a provider', () => {
  test.each([
    ['API-10', signInWithGoogle],
    ['API-11', signInWithNaver],
  ])('[%s] an unknown authorization code is rejected', async (_, operation) => {
    const reply = await new Shop().request(operation, { body: { authorizationCode: 'made-up', state: 'abc' } })
    expect(statusAndCode(reply)).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
  })

  test('[API-10] a code is valid for one provider, one state and one use', async () => {
    const shop = new Shop()
    const code = await codeFor(shop, 'minseo')
    expect(statusAndCode(await shop.request(signInWithNaver, { body: code }))).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
    expect(statusAndCode(await shop.request(signInWithGoogle, { body: { ...code, state: 'abd' } }))).toEqual([
      401,
      'INVALID_AUTHORIZATION_CODE',
    ])
    await shop.call(signInWithGoogle, { body: code })
    expect(statusAndCode(await shop.request(signInWithGoogle, { body: code }))).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
  })

  test('[API-10] [API-11] a code is valid for five minutes and then removed', async () => {
    const shop = new Shop()
    const [first, second] = [await codeFor(shop, 'minseo'), await codeFor(shop, 'jihoon')]
    await shop.advanceClock(5 * MINUTE)
    await shop.call(signInWithGoogle, { body: first })
    await shop.advanceClock(1)
    expect(statusAndCode(await shop.request(signInWithNaver, { body: second }))).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
    const expired = await shop.world.read((tx) => [
      ...tx.authorizationCodes.all(),
      ...tx.deadlines.all().filter(({ kind }) => kind === 'authorizationCode'),
    ])
    expect(expired).toEqual([])
  })
})

describe('guests', () => {
  test('[API-12] a device creates a guest once and signs in as the same guest later', async () => {
    const shop = new Shop()
    const [first, again, other] = [await guest(shop), await guest(shop), await guest(shop, 'device-2')]
    expect(again.userId).toBe(first.userId)
    expect(other.userId).not.toBe(first.userId)
    const me = await shop.call(user, { params: { userId: first.userId } }, { token: again.accessToken })
    expect(me).toMatchObject({ provider: 'guest', age: null, gender: null, email: null })
  })

  test.each(['', 'a'.repeat(65), 'white space', '한글', 'a/b'])('[API-12] %j is rejected as a guest id', async (guestId) => {
    expect(statusAndCode(await new Shop().request(signInAsGuest, { body: { guestId } }))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('[API-02] a public operation ignores an invalid token', async () => {
    const reply = await new Shop().request(signInAsGuest, { body: { guestId: 'device-1' } }, { token: 'nonsense' })
    expect(reply.result).toBe('SUCCESS')
  })
})

describe('access tokens', () => {
  test("[API-14] expire after half an hour on the world's clock", async () => {
    const shop = new Shop()
    const { accessToken } = await guest(shop)
    await shop.advanceClock(30 * MINUTE - 1)
    expect(await callWithToken(shop, accessToken)).toEqual([200, undefined])
    await shop.advanceClock(1)
    expect(await callWithToken(shop, accessToken)).toEqual([401, 'EXPIRED_TOKEN'])
  })

  test('[API-14] [API-02] missing, malformed, forged and refresh tokens are invalid', async () => {
    const shop = new Shop()
    const { accessToken, refreshToken } = await guest(shop)
    const forged = accessToken.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const token of [undefined, 'x', 'a-1-0-0-', forged, refreshToken]) {
      expect(await callWithToken(shop, token)).toEqual([401, 'INVALID_TOKEN'])
    }
  })

  test('[API-14] a token issued before a reset is invalid after it', async () => {
    const shop = new Shop()
    const { accessToken } = await guest(shop)
    await shop.world.reset((await shop.now()) + 1)
    await guest(shop)
    expect(await callWithToken(shop, accessToken)).toEqual([401, 'INVALID_TOKEN'])
  })
})

describe('refreshing tokens', () => {
  test('[API-13] returns two new valid tokens', async () => {
    const shop = new Shop()
    const first = await guest(shop)
    await shop.advanceClock(31 * MINUTE)
    const second = await shop.call(refreshTokens, {}, { token: first.refreshToken })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await callWithToken(shop, second.accessToken)).toEqual([200, undefined])
    await shop.call(refreshTokens, {}, { token: second.refreshToken })
  })

  test('[API-13] a refresh token expires after fourteen days', async () => {
    const shop = new Shop()
    const { refreshToken } = await guest(shop)
    await shop.advanceClock(14 * DAY)
    expect(statusAndCode(await refresh(shop, refreshToken))).toEqual([401, 'EXPIRED_REFRESH_TOKEN'])
  })

  test('[API-13] two windows that refresh at once both stay signed in', async () => {
    const shop = new Shop()
    const { refreshToken } = await guest(shop)
    const one = await shop.call(refreshTokens, {}, { token: refreshToken })
    await shop.advanceClock(30 * SECOND)
    const other = await shop.call(refreshTokens, {}, { token: refreshToken })
    expect(await callWithToken(shop, one.accessToken)).toEqual([200, undefined])
    expect(await callWithToken(shop, other.accessToken)).toEqual([200, undefined])
    // Whichever of the two tokens the windows store, it can be refreshed.
    await shop.call(refreshTokens, {}, { token: one.refreshToken })
  })

  test('[API-13] the grace begins with the refresh, however old the rotated token is', async () => {
    const shop = new Shop()
    const { refreshToken } = await guest(shop)
    await shop.advanceClock(31 * MINUTE)
    const one = await shop.call(refreshTokens, {}, { token: refreshToken })
    await shop.advanceClock(30 * SECOND)
    await shop.call(refreshTokens, {}, { token: refreshToken })
    expect(await callWithToken(shop, one.accessToken)).toEqual([200, undefined])
  })

  test.each([
    ['a second time within the grace', 0, 2],
    ['for the first time after it', 30 * SECOND + 1, 1],
  ])('[API-13] reuse of a rotated token %s ends the session', async (_, ms, times) => {
    const shop = new Shop()
    const { refreshToken } = await guest(shop)
    const renewed = await shop.call(refreshTokens, {}, { token: refreshToken })
    await shop.advanceClock(ms)
    for (let time = 1; time < times; time++) await refresh(shop, refreshToken)
    expect(statusAndCode(await refresh(shop, refreshToken))).toEqual([401, 'INVALID_REFRESH_TOKEN'])
    expect(statusAndCode(await refresh(shop, renewed.refreshToken))).toEqual([401, 'INVALID_REFRESH_TOKEN'])
    expect(await callWithToken(shop, renewed.accessToken)).toEqual([401, 'INVALID_TOKEN'])
  })

  test('[API-13] access, missing and made-up tokens are rejected', async () => {
    const shop = new Shop()
    const { accessToken } = await guest(shop)
    for (const caller of [{ token: accessToken }, {}, { token: 'r-1-0-0-made' }]) {
      expect(statusAndCode(await shop.request(refreshTokens, {}, caller))).toEqual([401, 'INVALID_REFRESH_TOKEN'])
    }
  })

  test('[API-13] ending one session keeps another session of the same user', async () => {
    const shop = new Shop()
    const [one, other] = [await guest(shop), await guest(shop)]
    await refresh(shop, one.refreshToken)
    await shop.advanceClock(MINUTE)
    await refresh(shop, one.refreshToken)
    expect(await callWithToken(shop, one.accessToken)).toEqual([401, 'INVALID_TOKEN'])
    expect(await callWithToken(shop, other.accessToken)).toEqual([200, undefined])
  })
})
