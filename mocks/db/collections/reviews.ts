import * as v from 'valibot'
import { defineCollection, list, record, type RecordOf } from '../collection.ts'

export const reviews = defineCollection({
  schema: record({
    id: v.number(),
    userId: v.number(),
    productId: v.number(),
    /** The reviewed order line; null if the order is older than the shop's records. */
    lineId: v.nullable(v.number()),
    rating: v.number(),
    description: v.string(),
    createdAt: v.number(),
    /** Pictures of the demo's products. */
    imageUrls: list(v.string()),
    /** Photos uploaded by a shopper. */
    photoIds: list(v.number()),
    /** Whether there is one of either: previews look for it. */
    hasPhotos: v.boolean(),
  }),
  unique: [['lineId']],
  index: [['productId'], ['userId'], ['hasPhotos']],
})
export type Review = RecordOf<typeof reviews>

/**
 * Uploaded photos in base64, so that a world with them can be exported. Replies have their addresses, where they are served by
 * their type: a page among them would run its scripts.
 */
export const photos = defineCollection({
  schema: record({ id: v.number(), type: v.pipe(v.string(), v.regex(/^image\/(?!svg)[a-z]+$/)), base64: v.string() }),
})
export type Photo = RecordOf<typeof photos>
