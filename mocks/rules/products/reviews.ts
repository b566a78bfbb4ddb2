import { REVIEW_PREVIEWS } from '../../../src/contract/limits.ts'
import { nextId } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Select } from '../../db/query.ts'
import type { Photo, Review } from '../../db/collections/reviews.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { linesOfOrder, findOwnOrder } from '../orders/orders.ts'
import { refuse } from '../refusal.ts'
import type { PhotoUrl } from './images.ts'
import { isReviewable } from '../orders/orderReply.ts'

type NewReview = { orderId: string; productId: number; orderItemId: number; rating: number; content: string }

/**
 * Creates a member's review of a delivered line, once (API-35). Refuses ORDER_NOT_FOUND, ORDER_LINE_NOT_FOUND (also for
 * another product), NOT_DELIVERED and ALREADY_REVIEWED.
 */
export function writeReview(
  tx: WriteTx,
  userId: number,
  { orderId, productId, orderItemId, rating, content }: NewReview,
  photos: readonly Omit<Photo, 'id'>[],
  now: number,
): Readonly<Review> {
  const order = findOwnOrder(tx, userId, orderId)
  const line = linesOfOrder(tx, order).find(({ id }) => id === orderItemId)
  if (line?.productId !== productId) return refuse('ORDER_LINE_NOT_FOUND')
  if (!isReviewable(tx, order, line)) refuse('NOT_DELIVERED')
  if (tx.reviews.findFirst((q) => q.where({ lineId: line.id }))) refuse('ALREADY_REVIEWED')

  const photoIds = photos.map((photo) => tx.photos.create({ id: nextId(tx.counters, 'photos'), ...photo }).id)
  const id = nextId(tx.counters, 'reviews')
  const fields = { userId, productId, lineId: line.id, rating, description: content }
  return tx.reviews.create({ id, ...fields, createdAt: now, imageUrls: [], photoIds, hasPhotos: photoIds.length > 0 })
}

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
