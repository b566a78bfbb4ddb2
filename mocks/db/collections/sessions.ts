import * as v from 'valibot'
import { defineCollection, record, type RecordOf } from '../collection.ts'

/** Sessions. Their tokens are not stored: each contains session, generation and a signature by the secret. */
export const sessions = defineCollection({
  schema: record({
    id: v.number(),
    userId: v.number(),
    secret: v.string(),
    /** The number of token renewals. */
    generation: v.number(),
    /** When the current tokens were issued (ms). */
    issuedAt: v.number(),
    /** Whether the previous tokens were renewed once more, as by two windows that refresh at the same time. */
    isGraceUsed: v.boolean(),
    isEnded: v.boolean(),
  }),
})
export type Session = RecordOf<typeof sessions>

/** Authorization codes of the providers: valid once, for one provider and one state. The code is the id. */
export const authorizationCodes = defineCollection({
  schema: record({
    id: v.string(),
    provider: v.picklist(['google', 'naver']),
    state: v.string(),
    userId: v.number(),
    issuedAt: v.number(),
  }),
})
export type AuthorizationCode = RecordOf<typeof authorizationCodes>
