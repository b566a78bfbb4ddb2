import { Table } from '../table.ts'

export type Product = {
  readonly id: number
  readonly episodeId: number
  readonly name: string
  readonly description: string
  readonly category: string
  /** Garment and color, which determine the styles of the product and its related products. */
  readonly garment: string
  readonly colour: string
  /** Won, before the discount. */
  readonly price: number
  /** In percent. */
  readonly discount: number
  /** The main one first. */
  readonly imageUrls: readonly string[]
}

/** A size of a product and the number left. */
export type Stock = { readonly id: number; readonly productId: number; readonly size: string; readonly left: number }

/** The key of a garment in its color, in an episode. */
export const pieceKey = (episodeId: number, garment: string, colour: string) => `${episodeId}:${garment}:${colour}`

export class Products extends Table<Product> {
  episode = this.index((product) => product.episodeId)
  piece = this.index(({ episodeId, garment, colour }) => pieceKey(episodeId, garment, colour))
}

export class Stocks extends Table<Stock> {
  product = this.index((stock) => stock.productId)
  /** The total stock of a product, over all sizes. */
  left = this.counter((stock) => [[stock.productId, stock.left]])
}
