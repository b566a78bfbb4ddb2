import { Table } from '../table.ts'

export type Review = {
  readonly id: number
  readonly userId: number
  readonly productId: number
  /** The order line it speaks about; null where the order is older than the shop's records. */
  readonly lineId: number | null
  readonly rating: number
  readonly description: string
  readonly createdAt: number
  /** Pictures of the demo's wardrobe. */
  readonly imageUrls: readonly string[]
  /** Photos a shopper sent. */
  readonly photoIds: readonly number[]
}

/** A photo as it was sent, base64: it shows without a worker, in Node and in stories, and travels in an export. */
export type Photo = { readonly id: number; readonly type: string; readonly base64: string }

const hasPhotos = (review: Review) => review.imageUrls.length + review.photoIds.length > 0

export class Reviews extends Table<Review> {
  line = this.unique((review) => review.lineId ?? undefined)
  product = this.index((review) => review.productId)
  user = this.index((review) => review.userId)
  photographed = this.index((review) => (hasPhotos(review) ? 'with' : 'without'))
}

export class Photos extends Table<Photo> {}
