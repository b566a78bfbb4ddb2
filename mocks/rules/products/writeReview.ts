import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTOS_MAX } from '../../../src/contract/limits.ts'
import { pictureTypeOf } from '../../../src/contract/pictures.ts'
import { nextId } from '../../db/ids.ts'
import type { Photo, Review } from '../../db/collections/reviews.ts'
import type { WriteTx } from '../../db/collections.ts'
import { orderMessages } from '../orders/orderMessages.ts'
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

type UploadedFile = { readonly type: string; readonly bytes: Uint8Array }

/** Review photos in their stored form. Refuses INVALID_IMAGE: too many, too large, or not a picture by its bytes (API-35). */
export function toPhotos(files: readonly UploadedFile[]): Omit<Photo, 'id'>[] {
  if (files.length > REVIEW_PHOTOS_MAX) refuse('INVALID_IMAGE', orderMessages.tooManyPhotos(REVIEW_PHOTOS_MAX))
  return files.map(({ type, bytes }) => {
    if (bytes.byteLength > REVIEW_PHOTO_MAX_BYTES) refuse('INVALID_IMAGE', orderMessages.photoTooLarge)
    // Detected by the bytes, since the photo is served with its type.
    const real = isImageType(type) ? pictureTypeOf(bytes) : undefined
    return { type: real ?? refuse('INVALID_IMAGE', orderMessages.notAPhoto), base64: base64Of(bytes) }
  })
}

/** Some clients name no type: then a part of a form has `text/plain` (RFC 7578). */
const isImageType = (type: string) => /^(image\/.*|application\/octet-stream|text\/plain|)$/.test(type)

// Ten million arguments at once would overflow the stack. A multiple of three avoids padding between chunks.
const CHUNK = 0x6000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK) text += btoa(String.fromCharCode(...bytes.subarray(from, from + CHUNK)))
  return text
}
