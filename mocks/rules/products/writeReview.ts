import { nextId } from '../../db/ids.ts'
import type { Photo, Review } from '../../db/collections/reviews.ts'
import type { WriteTx } from '../../db/collections.ts'
import { isReviewable } from '../orders/orderReply.ts'
import { linesOfOrder, findOwnOrder } from '../orders/orders.ts'
import { refuse } from '../refusal.ts'

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
