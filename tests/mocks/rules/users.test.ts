import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas, type Persona } from '../../../mocks/db/seed/personas.ts'
import { statusAndCode, Shop } from '../client.ts'

const { addAddress, addInformation, updateUser, user } = operations
const idOf = (persona: Persona) => ({ params: { userId: String(personas[persona].id) } })
const profile = { nickName: '지훈이', email: 'new@example.com', phoneNumber: '010-1234-5678', age: 1992, gender: 'M' } as const
const home = {
  name: '집',
  receiver: '염지훈',
  phoneNumber: '010-1234-5678',
  address: '서울 종로구 사직로 161',
  addressDetail: '1층',
  postalCode: '03045',
}
const jihoon = { as: 'jihoon' } as const

describe('the user', () => {
  test('[API-40] returns the own account, addresses included', async () => {
    const me = await new Shop().call(user, idOf('minseo'), { as: 'minseo' })
    expect(me).toMatchObject({
      id: 1,
      nickName: '민서',
      email: 'minseo@example.com',
      age: 1998,
      gender: 'W',
      phoneNumber: '01013572461',
      provider: 'google',
    })
    expect(me.addresses.map(({ name }) => name)).toEqual(['집', '회사'])
    expect(JSON.stringify(me)).not.toContain('guestId')
  })

  test('[API-40] [API-06] does not return other users, known or unknown', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(user, idOf('minseo'), jihoon))).toEqual([403, 'FORBIDDEN'])
    expect(statusAndCode(await shop.request(user, { params: { userId: '999999' } }, jihoon))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the profile', () => {
  test('[API-41] is stored, the phone number as digits, the e-mail address trimmed', async () => {
    const shop = new Shop()
    await shop.call(
      updateUser,
      { ...idOf('jihoon'), body: { ...profile, nickName: ' 지훈이 ', email: ' new@example.com ' } },
      jihoon,
    )
    const stored = { nickName: '지훈이', email: 'new@example.com', phoneNumber: '01012345678', age: 1992, gender: 'M' }
    expect(await shop.call(user, idOf('jihoon'), jihoon)).toMatchObject(stored)
  })

  test.each([
    ['nickName', ''],
    ['nickName', '   '],
    ['nickName', '\u3164\u3164'],
    ['nickName', '가'.repeat(21)],
    ['email', 'someone'],
    ['email', 'some one@example.com'],
    ['email', 'some\u200bone@example.com'],
    ['phoneNumber', '02-123-4567'],
    ['phoneNumber', '010-1234-567890'],
    ['phoneNumber', '010-7777-8888(내선 0001)'],
    ['phoneNumber', '+82 10-1234-5678'],
    ['age', 1899],
    ['age', 2027],
    ['age', 1990.5],
    ['age', null],
    ['gender', 'X'],
    ['gender', null],
    ['gender', undefined],
  ])('[API-41] [API-04] %s rejects %j', async (field, value) => {
    const shop = new Shop()
    const reply = await shop.requestUnchecked(updateUser, { ...idOf('jihoon'), body: { ...profile, [field]: value } }, jihoon)
    expect(statusAndCode(reply)).toEqual([400, 'INVALID_REQUEST'])
    expect(reply.error?.fields?.map(({ path }) => path)).toEqual([field])
    expect((await shop.call(user, idOf('jihoon'), jihoon)).nickName).toBe('지훈')
  })

  test('[API-41, API-44, OPEN-23] texts are stored composed, without fillers around them', async () => {
    const shop = new Shop()
    const texts = { nickName: '지훈이'.normalize('NFD') }
    await shop.call(updateUser, { ...idOf('jihoon'), body: { ...profile, ...texts } }, jihoon)
    const place = {
      name: '\u3164집',
      receiver: '지훈'.normalize('NFD'),
      address: '서울 1',
      addressDetail: '2',
      postalCode: '04799',
    }
    await shop.call(addAddress, { ...idOf('jihoon'), body: { ...place, phoneNumber: '010-1234-5678' } }, jihoon)
    const me = await shop.call(user, idOf('jihoon'), jihoon)
    expect(me.nickName).toBe('지훈이')
    expect(me.addresses.at(-1)).toMatchObject({ name: '집', receiver: '지훈' })
  })

  test('[API-41] accepts birth years from 1900 to the current year', async () => {
    const shop = new Shop()
    for (const age of [1900, 2026]) {
      expect(await shop.call(updateUser, { ...idOf('jihoon'), body: { ...profile, age } }, jihoon)).toMatchObject({ age })
    }
  })

  test("[API-41] rejects another account's e-mail address and accepts the own one", async () => {
    const shop = new Shop()
    const body = { ...profile, email: 'Minseo@Example.com' }
    expect(statusAndCode(await shop.request(updateUser, { ...idOf('jihoon'), body }, jihoon))).toEqual([409, 'EMAIL_TAKEN'])
    await shop.call(updateUser, { ...idOf('jihoon'), body: { ...profile, email: 'JIHOON@example.com' } }, jihoon)
  })

  test('[API-41] is updated by members only, and only their own', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(updateUser, { ...idOf('guest'), body: profile }, { as: 'guest' }))).toEqual([
      403,
      'MEMBERS_ONLY',
    ])
    expect(statusAndCode(await shop.request(updateUser, { ...idOf('minseo'), body: profile }, jihoon))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})

describe('additional information', () => {
  test('[API-42] is stored for members and guests', async () => {
    const shop = new Shop()
    for (const as of ['yuna', 'guest'] as const) {
      expect(await shop.call(user, idOf(as), { as })).toMatchObject({ age: null, gender: null })
      await shop.call(addInformation, { body: { age: 2003, gender: 'W' } }, { as })
      expect(await shop.call(user, idOf(as), { as })).toMatchObject({ age: 2003, gender: 'W' })
    }
  })

  test.each([{ age: 2003 }, { gender: 'W' }, { age: 2027, gender: 'W' }, { age: 2003, gender: null }])(
    '[API-42] %j is rejected',
    async (body) => {
      const reply = await new Shop().requestUnchecked(addInformation, { body }, { as: 'yuna' })
      expect(statusAndCode(reply)).toEqual([400, 'INVALID_REQUEST'])
    },
  )
})

describe('addresses', () => {
  test('[API-44] are added, for guests too, and returned with the user', async () => {
    const shop = new Shop()
    for (const as of ['jihoon', 'guest'] as const) {
      const added = await shop.call(addAddress, { ...idOf(as), body: home }, { as })
      expect(added).toMatchObject({ ...home, phoneNumber: '01012345678' })
      expect((await shop.call(user, idOf(as), { as })).addresses).toEqual([added])
    }
  })

  test.each([
    ['postalCode', '1234'],
    ['postalCode', '123456'],
    ['phoneNumber', '1234'],
    ['name', ' '],
    ['receiver', ''],
    ['address', undefined],
    ['addressDetail', ''],
    ['addressDetail', '가'.repeat(101)],
  ])('[API-44] [API-04] %s rejects %j', async (field, value) => {
    const reply = await new Shop().requestUnchecked(addAddress, { ...idOf('jihoon'), body: { ...home, [field]: value } }, jihoon)
    expect(reply.error?.fields?.map(({ path }) => path)).toEqual([field])
  })

  test('[API-44] are limited to twenty, and to the own account', async () => {
    const shop = new Shop()
    for (let count = 0; count < 20; count++) await shop.call(addAddress, { ...idOf('jihoon'), body: home }, jihoon)
    expect(statusAndCode(await shop.request(addAddress, { ...idOf('jihoon'), body: home }, jihoon))).toEqual([
      409,
      'TOO_MANY_ADDRESSES',
    ])
    expect(statusAndCode(await shop.request(addAddress, { ...idOf('minseo'), body: home }, jihoon))).toEqual([403, 'FORBIDDEN'])
  })
})
