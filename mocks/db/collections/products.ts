import * as v from 'valibot'
import { defineCollection, list, record, type RecordOf } from '../collection.ts'

export const products = defineCollection({
  schema: record({
    id: v.number(),
    episodeId: v.number(),
    name: v.string(),
    description: v.string(),
    category: v.string(),
    /** Garment and color, which determine the styles of the product and its related products. */
    garment: v.string(),
    colour: v.string(),
    /** Won, before the discount. */
    price: v.number(),
    /** In percent. */
    discount: v.number(),
    /** The main one first. */
    imageUrls: list(v.string()),
  }),
  index: [['episodeId', 'garment', 'colour'], ['episodeId']],
  /** The number of products of an episode. */
  counters: { ofEpisode: ({ episodeId }) => [[episodeId, 1]] },
})
export type Product = RecordOf<typeof products>

/** A size of a product and the number left. */
export const stocks = defineCollection({
  schema: record({ id: v.number(), productId: v.number(), size: v.string(), left: v.number() }),
  index: [['productId']],
  /** The total stock of a product, over all sizes. */
  counters: { left: ({ productId, left }) => [[productId, left]] },
})
