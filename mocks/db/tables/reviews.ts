import { Table } from '../table.ts'

export type Review = {
  readonly id: number
  readonly userId: number
  readonly productId: number
  /** The reviewed order line; null if the order is older than the shop's records. */
  readonly lineId: number | null
  readonly rating: number
  readonly description: string
  readonly createdAt: number
  /** Pictures of the demo's products. */
  readonly imageUrls: readonly string[]
  /** Photos uploaded by a shopper. */
  readonly photoIds: readonly number[]
}

/** An uploaded photo in base64, so that a world with it can be exported. Replies have its address. */
export type Photo = { readonly id: number; readonly type: string; readonly base64: string }

const hasPhotos = (review: Review) => review.imageUrls.length + review.photoIds.length > 0

export class Reviews extends Table<Review> {
  line = this.unique((review) => review.lineId ?? undefined)
  product = this.index((review) => review.productId)
  user = this.index((review) => review.userId)
  photographed = this.index((review) => (hasPhotos(review) ? 'with' : 'without'))
}

export class Photos extends Table<Photo> {}
