import * as v from 'valibot'
import { defineCollection, record, type RecordOf } from '../collection.ts'

/** Members who sign in at a provider, and guests identified by the device's fingerprint. */
export const users = defineCollection({
  schema: record({
    id: v.number(),
    provider: v.picklist(['google', 'naver', 'guest']),
    /** Only for guests. */
    guestId: v.nullable(v.string()),
    /** For deliveries; the provider has it, the shop's replies do not contain it. */
    name: v.string(),
    nickName: v.string(),
    email: v.nullable(v.string()),
    /** Digits. */
    phoneNumber: v.nullable(v.string()),
    birthYear: v.nullable(v.number()),
    gender: v.nullable(v.picklist(['M', 'W'])),
    /** Whether the user is the curator, whose picks are separate in the statistics. */
    isOwner: v.boolean(),
  }),
  unique: [['guestId'], ({ email }) => email?.toLowerCase()],
  index: [['isOwner']],
})
export type User = RecordOf<typeof users>

export const addresses = defineCollection({
  schema: record({
    id: v.number(),
    userId: v.number(),
    name: v.string(),
    receiver: v.string(),
    phoneNumber: v.string(),
    address: v.string(),
    addressDetail: v.string(),
    postalCode: v.string(),
  }),
  index: [['userId']],
})
export type Address = RecordOf<typeof addresses>
