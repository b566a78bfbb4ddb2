import { randomUUID } from 'node:crypto'
import { ADDRESSES_MAX } from '../../src/contract/limits.ts'
import { operations } from '../../src/contract/operations.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit } from './kit.ts'

const as = (token: string) => ({ token })

/** Sign-in and tokens (API-10 … API-14). */
export async function trySessions(kit: Kit): Promise<void> {
  for (const name of ['signInWithGoogle', 'signInWithNaver'] as const) {
    await kit.check(name, 'an invented code', 'writes', async () => {
      const body = { authorizationCode: randomUUID(), state: 'kit' }
      expectRefusal(await kit.request(operations[name], { body }), 'INVALID_AUTHORIZATION_CODE')
    })
  }
  await kit.check('signInAsGuest', 'the same device is the same guest', 'writes', async () => {
    const body = { guestId: `contract-kit-${randomUUID()}` }
    const [one, two] = [await kit.call(operations.signInAsGuest, { body }), await kit.call(operations.signInAsGuest, { body })]
    expectThat(one.userId === two.userId, 'two users for one device')
    const other = await kit.call(operations.signInAsGuest, { body: { guestId: `${body.guestId}x` } })
    expectThat(one.userId !== other.userId, 'one user for two devices')
    const { provider } = await kit.call(operations.user, { params: { userId: one.userId } }, as(one.accessToken))
    expectThat(provider === 'guest', `a guest's provider is ${provider}`)
  })
  await kit.check('refreshTokens', 'rotation', 'writes', () => tryRotation(kit))
  await kit.check('refreshTokens', 'an access token is none', 'writes', async () => {
    const { token } = await kit.guest('a')
    expectRefusal(await kit.request(operations.refreshTokens, {}, as(token)), 'INVALID_REFRESH_TOKEN')
  })
}

async function tryRotation(kit: Kit): Promise<void> {
  const body = { guestId: `contract-kit-${randomUUID()}` }
  const first = await kit.call(operations.signInAsGuest, { body })
  const second = await kit.call(operations.refreshTokens, {}, as(first.refreshToken))
  expectThat(second.refreshToken !== first.refreshToken, 'the refresh token is not rotated')
  await kit.call(operations.episodes, {}, as(second.accessToken))
  // The old token is valid once more, for two windows that refresh at the same time; a third use ends the session.
  const third = await kit.call(operations.refreshTokens, {}, as(first.refreshToken))
  expectRefusal(await kit.request(operations.refreshTokens, {}, as(first.refreshToken)), 'INVALID_REFRESH_TOKEN')
  expectRefusal(await kit.request(operations.refreshTokens, {}, as(third.refreshToken)), 'INVALID_REFRESH_TOKEN')
  expectRefusal(await kit.request(operations.episodes, {}, as(third.accessToken)), 'INVALID_TOKEN')
}

/** Users, their information and addresses (API-40 … API-44, API-06). */
export async function tryUsers(kit: Kit): Promise<void> {
  await kit.check('user', 'own, and own only', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const own = await kit.call(operations.user, { params: { userId: String(a.userId) } }, a)
    expectThat(own.id === a.userId, `answers user ${own.id} instead of ${a.userId}`)
    expectRefusal(await kit.request(operations.user, { params: { userId: String(b.userId) } }, a), 'FORBIDDEN')
  })
  await kit.check('user', "the given token's own", 'reads', async () => {
    const { userId, ...member } = await kit.member()
    const own = await kit.call(operations.user, { params: { userId: String(userId) } }, member)
    expectThat(own.id === userId, `answers user ${own.id} instead of ${userId}`)
  })
  await kit.check('addInformation', 'is stored', 'writes', async () => {
    const guest = await kit.guest('a')
    await kit.request(operations.addInformation, { body: { age: 1991, gender: 'M' } }, guest)
    const user = await kit.call(operations.user, { params: { userId: String(guest.userId) } }, guest)
    expectThat(user.age === 1991 && user.gender === 'M', `stores ${user.age} and ${user.gender}`)
    expectRefusal(await kit.request(operations.addInformation, { body: { age: 3000, gender: 'M' } }, guest), 'INVALID_REQUEST')
  })
  await kit.check('updateUser', 'the profile as it is', 'writes', () => tryProfile(kit))
  await kit.check('addAddress', 'twenty, digits, own', 'writes', () => tryAddresses(kit))
}

/** Saves the unchanged profile, so that no real member's data is changed. */
async function tryProfile(kit: Kit): Promise<void> {
  const { userId, token } = await kit.member()
  const params = { userId: String(userId) }
  const { nickName, email, phoneNumber, age, gender } = await kit.call(operations.user, { params }, as(token))
  if (email === null || phoneNumber === null || age === null || gender === null) return
  const body = { nickName, email, phoneNumber, age, gender }
  await kit.request(operations.updateUser, { params, body }, as(token))
  const after = await kit.call(operations.user, { params }, as(token))
  expectThat(after.nickName === nickName && after.email === email && after.age === age, 'saving the same profile changes it')
  const guest = await kit.guest('a')
  expectRefusal(
    await kit.request(operations.updateUser, { params: { userId: String(guest.userId) }, body }, as(token)),
    'FORBIDDEN',
  )
}

async function tryAddresses(kit: Kit): Promise<void> {
  const [guest, other] = [await kit.guest('addresses'), await kit.guest('b')]
  const body = {
    name: '집',
    receiver: '계약',
    phoneNumber: '010-1234-5678',
    address: '서울',
    addressDetail: '1층',
    postalCode: '03993',
  }
  expectRefusal(await kit.request(operations.addAddress, { params: { userId: String(other.userId) }, body }, guest), 'FORBIDDEN')
  const params = { userId: String(guest.userId) }
  for (let no = 1; no <= ADDRESSES_MAX; no++)
    await kit.request(operations.addAddress, { params, body: { ...body, name: `집 ${no}` } }, guest)
  expectRefusal(await kit.request(operations.addAddress, { params, body }, guest), 'TOO_MANY_ADDRESSES')
  const { addresses } = await kit.call(operations.user, { params }, guest)
  expectThat(addresses.length === ADDRESSES_MAX, `keeps ${addresses.length} addresses`)
  expectThat(
    addresses.every(({ phoneNumber }) => phoneNumber === '01012345678'),
    'phone numbers are not digits only',
  )
}
