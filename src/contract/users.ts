import * as v from 'valibot'
import { ADDRESS_FIELD_MAX_LENGTH, BIRTH_YEAR_MIN, EMAIL_MAX_LENGTH, NICKNAME_MAX_LENGTH } from './limits.ts'
import { operation } from './operation.ts'
import { review } from './reviewShape.ts'
import { id, idText, listOf, maybe, mobileNumber } from './values.ts'
import { toWritten, writtenText } from './writtenText.ts'

/** As another server sends it. */
export const emailText = v.string()

/** M or W; users have none until they choose one. */
export const gender = v.picklist(['M', 'W'])

export const address = v.object({
  id,
  name: v.string(),
  receiver: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  addressDetail: v.string(),
  postalCode: v.string(),
})

export const userShape = v.object({
  id,
  /** Birth year. */
  age: maybe(v.number()),
  email: maybe(emailText),
  gender: v.fallback(maybe(gender), null),
  nickName: v.nullish(v.string(), ''),
  phoneNumber: maybe(v.string()),
  /** `google`, `naver` or `guest`; users of any other provider are members. */
  provider: v.string(),
  addresses: v.nullish(v.array(address), []),
})

const birthYear = v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN))
const userParams = v.object({ userId: idText })

/** Something@something.tld, without invisible signs inside (ACCT-03, OPEN-23). */
export const email = v.pipe(
  v.string(),
  toWritten(),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/),
  v.check((text) => !/\p{Default_Ignorable_Code_Point}/u.test(text)),
  v.maxLength(EMAIL_MAX_LENGTH),
)

export const profile = v.object({
  nickName: writtenText(NICKNAME_MAX_LENGTH),
  email,
  phoneNumber: mobileNumber,
  age: birthYear,
  gender,
})

const additionalInformation = v.object({ age: birthYear, gender })

export const newAddress = v.object({
  name: writtenText(ADDRESS_FIELD_MAX_LENGTH),
  receiver: writtenText(ADDRESS_FIELD_MAX_LENGTH),
  phoneNumber: mobileNumber,
  address: writtenText(ADDRESS_FIELD_MAX_LENGTH),
  addressDetail: writtenText(ADDRESS_FIELD_MAX_LENGTH),
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
})

export const user = operation({
  id: 'API-40',
  method: 'GET',
  path: '/v1/users/:userId',
  access: 'user',
  params: userParams,
  reply: userShape,
  refusals: ['USER_NOT_FOUND'],
})

export const updateUser = operation({
  id: 'API-41',
  method: 'POST',
  path: '/v1/users/:userId',
  access: 'member',
  params: userParams,
  body: profile,
  reply: userShape,
  isReplyOptional: true,
  refusals: ['EMAIL_TAKEN'],
})

export const addInformation = operation({
  id: 'API-42',
  method: 'POST',
  path: '/v1/users/additional-info',
  access: 'user',
  body: additionalInformation,
  reply: userShape,
  isReplyOptional: true,
  refusals: [],
})

export const userReviews = operation({
  id: 'API-43',
  method: 'GET',
  path: '/v1/users/:userId/reviews',
  access: 'member',
  params: userParams,
  reply: listOf(review),
  refusals: [],
})

export const addAddress = operation({
  id: 'API-44',
  method: 'POST',
  path: '/v1/users/:userId/address',
  access: 'user',
  params: userParams,
  body: newAddress,
  reply: address,
  isReplyOptional: true,
  refusals: ['TOO_MANY_ADDRESSES'],
})

export const examples = {
  updateUser: { nickName: '지훈', email: 'a@example.com', phoneNumber: '01012345678', age: 1991, gender: 'M' as const },
  addInformation: { age: 1991, gender: 'M' as const },
  addAddress: {
    name: '집',
    receiver: '지훈',
    phoneNumber: '01012345678',
    address: '서울',
    addressDetail: '1',
    postalCode: '03045',
  },
}

export type User = v.InferOutput<typeof userShape>
export type Address = v.InferOutput<typeof address>
