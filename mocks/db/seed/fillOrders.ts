import { paymentMethods } from '../../../src/contract/values.ts'
import { nextId, randomFrom } from '../ids.ts'
import type { Product } from '../collections/products.ts'
import type { Review } from '../collections/reviews.ts'
import type { WriteTx } from '../collections.ts'
import { reviewImageUrls } from './images.ts'
import { orders, type LineSeed } from './orders.ts'
import { personas } from './personas.ts'
import { products } from './products.ts'
import { putOrder, type LineDraft, type OrderDraft } from './putOrder.ts'
import { reviews, type ReviewSeed } from './reviews.ts'
import { textAt, textsOf } from './inLanguage.ts'

type ReviewDraft = Omit<Review, 'id' | 'imageUrls' | 'photoIds' | 'hasPhotos'> & { readonly photos: number }

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Time for payment, delivery and writing the review. */
const UNTIL_REVIEW = 5 * DAY
const ORDERING_DAYS = 30

/** Adds the personas' orders, and one order for each remaining review, since reviewers are buyers. `start` in ms. */
export function fillOrders(tx: WriteTx, start: number): void {
  const texts = textsOf(tx).reviews
  const unassigned = new Set(reviews)
  const drafts = [...createPersonaOrders(tx, start, unassigned), ...createMemberOrders(tx, start, unassigned)]
  const reviewDrafts: ReviewDraft[] = []
  for (const draft of drafts.toSorted((one, other) => one.orderedAt - other.orderedAt)) {
    const { deliveredAt = start, lineIds } = putOrder(tx, draft)
    for (const [place, { product, review }] of draft.lines.entries()) {
      const lineId = lineIds[place]
      if (!review || lineId === undefined) continue
      const random = randomFrom(`review:${lineId}`)
      const createdAt = Math.floor(deliveredAt + random() * Math.min(start - deliveredAt, 6 * DAY))
      const { rating, photos } = review
      const description = textAt(texts, reviews.indexOf(review))
      reviewDrafts.push({ userId: draft.userId, productId: product.id, lineId, rating, description, photos, createdAt })
    }
  }
  putReviews(tx, reviewDrafts)
}

function createPersonaOrders(tx: WriteTx, start: number, unassigned: Set<ReviewSeed>): OrderDraft[] {
  const texts = textsOf(tx).orders
  return orders.map((order) => {
    const { userId, hoursAgo, status, method } = order
    const fail = order.fail && { code: order.fail.code, message: texts[order.fail.message] }
    const cancelReason = order.cancelReason && texts[order.cancelReason]
    const lines = order.lines.map((line) => createPersonaLine(tx, line, unassigned))
    return { userId, orderedAt: start - hoursAgo * HOUR, status, method, lines, fail, cancelReason }
  })
}

function createPersonaLine(tx: WriteTx, line: LineSeed, unassigned: Set<ReviewSeed>): LineDraft {
  const product = tx.products.findFirst((q) => q.where({ id: line.product }))
  if (!product) throw new Error(`There is no product ${line.product}`)
  const review = line.isReviewed && [...unassigned].find((review) => isAbout(review, product))
  if (review) unassigned.delete(review)
  return { product, size: line.size, quantity: line.quantity ?? 1, isCanceled: line.isCanceled ?? false, review }
}

/** A product of the seed has another name in another language. */
const isAbout = (review: ReviewSeed, { id, episodeId }: Product) =>
  review.product === products[id - 1]?.name && review.episodeId === episodeId

/** One order per remaining review, each by another member; those of a young episode are spread over the last month too. */
function createMemberOrders(tx: WriteTx, start: number, unassigned: ReadonlySet<ReviewSeed>): OrderDraft[] {
  const members = tx.users.all().filter(({ id, provider }) => id > Object.keys(personas).length && provider !== 'guest')
  return [...unassigned].flatMap((review, no): OrderDraft[] => {
    const user = members[no % members.length]
    const ofEpisode = tx.products.findMany((q) => q.where({ episodeId: review.episodeId }))
    const product = ofEpisode.find((product) => isAbout(review, product))
    const sizes = tx.stocks.findMany((q) => q.where({ productId: product?.id ?? 0 }))
    if (!user || !product) throw new Error(`Nobody can have bought ${review.product}`)
    const random = randomFrom(`buyer:${no}`)
    const from = Math.min(
      tx.episodes.findFirst((q) => q.where({ id: review.episodeId }))?.startsAt ?? start,
      start - ORDERING_DAYS * DAY,
    )
    const span = Math.min(start - UNTIL_REVIEW - from, ORDERING_DAYS * DAY)
    const line = { product, size: sizes[Math.floor(random() * sizes.length)]?.size ?? '', quantity: 1, isCanceled: false, review }
    const method = paymentMethods[Math.floor(random() * paymentMethods.length)] ?? 'Card'
    return [{ userId: user.id, orderedAt: Math.floor(from + random() * span), status: 'DELIVERED', method, lines: [line] }]
  })
}

/** Adds reviews by creation time. Reviews with photos take the product's photos in turn. */
function putReviews(tx: WriteTx, reviewDrafts: readonly ReviewDraft[]): void {
  const usedPhotos = new Map<number, number>()
  for (const { photos, ...review } of reviewDrafts.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const first = usedPhotos.get(review.productId) ?? 0
    const imageUrls = selectPhotos(review.productId, first, photos)
    usedPhotos.set(review.productId, first + imageUrls.length)
    const hasPhotos = imageUrls.length > 0
    tx.reviews.create({ id: nextId(tx.counters, 'reviews'), ...review, imageUrls, photoIds: [], hasPhotos })
  }
}

function selectPhotos(productId: number, first: number, count: number): string[] {
  const product = products[productId - 1]
  const all = product ? reviewImageUrls(product) : []
  return Array.from({ length: Math.min(count, all.length) }, (_, place) => all[(first + place) % all.length] ?? '')
}
