import * as v from 'valibot'
import { expect, test } from 'vitest'
import { operations } from '../../src/contract/operations.ts'

const { orderCompletion, products, statistics, user, userOrders } = operations

/** A reply of another server, parsed like in the client. */
const read = (operation: (typeof operations)[keyof typeof operations], reply: unknown) => v.parse(operation.reply, reply)

test('[API-64] an unknown category, age range, provider, gender or status never fails a reply', () => {
  const product = { id: 1, name: '모자', price: 1000, discount: 0, imageUrl: 'a', category: '신발', description: '' }
  expect(read(products, [product])).toMatchObject([{ category: '신발', discountedPrice: null }])

  const agePicks = [{ ageRange: '60s', picks: [{ name: '스타일', imageUrl: 'a' }] }]
  expect(read(statistics, { hotPicks: [], womanPicks: [], manPicks: [], agePicks, pickersPicks: [] })).toMatchObject({ agePicks })

  expect(read(user, { id: 1, provider: 'kakao', gender: 'X' })).toMatchObject({ provider: 'kakao', gender: null })
  expect(read(orderCompletion, { status: 'RETURNED' })).toMatchObject({ status: 'RETURNED', virtualAccount: null })
  expect(read(userOrders, [])).toEqual([])
})

const signedIn = (userId: unknown) => read(operations.signInAsGuest, { accessToken: 'a', refreshToken: 'r', userId })

test('[AUTH-13] a user’s id as text may have more digits than a number holds', () => {
  for (const userId of [7, '7', '9007199254740993', '123456789012345678901234'])
    expect(signedIn(userId)).toMatchObject({ userId: String(userId) })
  for (const userId of ['', '0', '07', '-1', '1e3', 2 ** 53, null]) expect(() => signedIn(userId)).toThrow(/./)
})

test('[API-64] fields the client does not know are let pass', () => {
  expect(read(user, { id: 1, provider: 'google', grade: 'VIP' })).not.toHaveProperty('grade')
})
