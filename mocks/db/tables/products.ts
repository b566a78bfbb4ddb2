import * as v from 'valibot'
import { defineCollection, list, record, type RecordOf } from '../defineCollection.ts'
import { Table } from '../table.ts'

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
export type Stock = RecordOf<typeof stocks>

/** The key of a garment in its color, in an episode. */
export const pieceKey = (episodeId: number, garment: string, colour: string) => `${episodeId}:${garment}:${colour}`

export class Products extends Table<Product, 'ofEpisode'> {
  episode = this.index((product) => product.episodeId)
  piece = this.index(({ episodeId, garment, colour }) => pieceKey(episodeId, garment, colour))
}

export class Stocks extends Table<Stock, 'left'> {
  product = this.index((stock) => stock.productId)
  /** The total stock of a product, over all sizes. */
  left = this.counter((stock) => [[stock.productId, stock.left]])
}
