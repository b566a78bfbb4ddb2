import { Table } from '../table.ts'

export type Product = {
  readonly id: number
  readonly episodeId: number
  readonly name: string
  readonly description: string
  readonly category: string
  /** The garment and its colour: what a style wears, and so what is styled with what. */
  readonly garment: string
  readonly colour: string
  /** Won, before the discount. */
  readonly price: number
  /** Per cent. */
  readonly discount: number
  /** The main one first. */
  readonly imageUrls: readonly string[]
}

/** One size of a product and how many of it are left. */
export type Stock = { readonly id: number; readonly productId: number; readonly size: string; readonly left: number }

/** A garment of an episode in its colour. */
export const pieceKey = (episodeId: number, garment: string, colour: string) => `${episodeId}:${garment}:${colour}`

export class Products extends Table<Product> {
  episode = this.index((product) => product.episodeId)
  piece = this.index(({ episodeId, garment, colour }) => pieceKey(episodeId, garment, colour))
}

export class Stocks extends Table<Stock> {
  product = this.index((stock) => stock.productId)
  /** How many of a product are left over all sizes. */
  left = this.counter((stock) => [[stock.productId, stock.left]])
}
