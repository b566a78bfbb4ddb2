import { REVIEW_PREVIEWS } from '../../../src/contract/limits.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Select } from '../../db/query.ts'
import type { Photo, Review } from '../../db/collections/reviews.ts'
import type { ReadTx } from '../../db/collections.ts'

/** What a review's reply has of an uploaded photo: a path below the CDN base, or an address. */
export type PhotoUrl = (photo: Photo) => string

/** The reply for a review, without its author. `photoUrl` gives the address of an uploaded photo. */
export function toReviewReply(
  tx: ReadTx,
  { id, rating, description, createdAt, imageUrls, photoIds, productId }: Review,
  photoUrl: PhotoUrl,
) {
  const product = tx.products.findFirst((q) => q.where({ id: productId }))
  const photos = photoIds.flatMap((id) => tx.photos.findFirst((q) => q.where({ id })) ?? [])
  return {
    id,
    rating,
    description,
    createdAt: koreanTime(createdAt),
    reviewImageUrls: [...imageUrls, ...photos.map(photoUrl)],
    productId,
    productName: product?.name ?? '',
    productImageUrl: product?.imageUrls[0] ?? null,
  }
}

/** The reviews that match, the newest first; all of them without a count. Ids ascend with time. */
export function latestReviews(tx: ReadTx, select?: Select<Review>, take = Infinity): Readonly<Review>[] {
  return tx.reviews.findMany(select, { orderBy: { id: 'desc' }, take })
}

/** Ten reviews: newest first, those with photos before those without (API-33). */
export function previewReviews(tx: ReadTx): Readonly<Review>[] {
  const photographed = latestReviews(tx, (q) => q.where({ hasPhotos: true }), REVIEW_PREVIEWS)
  const plain = latestReviews(tx, (q) => q.where({ hasPhotos: false }), REVIEW_PREVIEWS)
  return [...photographed, ...plain].slice(0, REVIEW_PREVIEWS)
}

/** The bytes of a stored photo. */
export function bytesOf({ base64 }: Pick<Photo, 'base64'>): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
