import { paymentMethods } from '../../../src/contract/values.ts'
import { nextId, randomFrom } from '../ids.ts'
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
const FROM_DELIVERY_TO_REVIEW = 12 * HOUR
const ORDERING_DAYS = 30
/** Every so many reviews of the list follow each other: more than one product has, so that a wall alternates products. */
const STRIDE = 51
/** Reviews of a product, and those with pictures of all, among which none comes twice: no screen shows more at a time. */
const APART = { ofProduct: 8, ofAll: 12 }

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
      const createdAt = deliveredAt + FROM_DELIVERY_TO_REVIEW
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
  const review = line.isReviewed && [...unassigned].find((review) => review.product === product.id)
  if (review) unassigned.delete(review)
  return { product, size: line.size, quantity: line.quantity ?? 1, isCanceled: line.isCanceled ?? false, review }
}

/** One order per remaining review, each by another member, evenly over a month. */
function createMemberOrders(tx: WriteTx, start: number, unassigned: ReadonlySet<ReviewSeed>): OrderDraft[] {
  const members = tx.users.all().filter(({ id, provider }) => id > Object.keys(personas).length && provider !== 'guest')
  const remaining = [...unassigned]
  const interval = (ORDERING_DAYS * DAY) / remaining.length
  return remaining.flatMap((_, no): OrderDraft[] => {
    const review = remaining[(no * STRIDE) % remaining.length]
    const user = members[no % members.length]
    const product = tx.products.findFirst((q) => q.where({ id: review?.product ?? 0 }))
    const sizes = tx.stocks.findMany((q) => q.where({ productId: product?.id ?? 0 }))
    if (!user || !product || !review) throw new Error(`No member or product for the review of product ${review?.product}`)
    const random = randomFrom(`buyer:${no}`)
    // Less than half of the interval at random, so that the reviews keep this order.
    const orderedAt = Math.floor(start - UNTIL_REVIEW - ORDERING_DAYS * DAY + (no + random() / 2) * interval)
    const line = { product, size: sizes[Math.floor(random() * sizes.length)]?.size ?? '', quantity: 1, isCanceled: false, review }
    const method = paymentMethods[Math.floor(random() * paymentMethods.length)] ?? 'Card'
    return [{ userId: user.id, orderedAt, status: 'DELIVERED', method, lines: [line] }]
  })
}

/** Adds reviews by creation time. */
function putReviews(tx: WriteTx, reviewDrafts: readonly ReviewDraft[]): void {
  const drafts = reviewDrafts.toSorted((one, other) => one.createdAt - other.createdAt)
  const pictures = choosePictures(drafts.toReversed()).toReversed()
  for (const [at, { photos: _, ...review }] of drafts.entries()) {
    const imageUrls = pictures[at] ?? []
    const hasPhotos = imageUrls.length > 0
    tx.reviews.create({ id: nextId(tx.counters, 'reviews'), ...review, imageUrls, photoIds: [], hasPhotos })
  }
}

/** The pictures of each review, from the newest on, which shoppers see first; one without a picture of its own has none. */
function choosePictures(newestFirst: readonly ReviewDraft[]): string[][] {
  const chosen: { productId: number; urls: string[] }[] = []
  for (const { productId, photos } of newestFirst) {
    const ofProduct = chosen.filter((other) => other.productId === productId).slice(-APART.ofProduct)
    const recent = chosen.filter(({ urls }) => urls.length > 0).slice(-APART.ofAll)
    const taken = new Set([...ofProduct, ...recent].flatMap(({ urls }) => urls))
    const product = products[productId - 1]
    const free = product ? reviewImageUrls(product).filter((url) => !taken.has(url)) : []
    chosen.push({ productId, urls: free.slice(0, photos) })
  }
  return chosen.map(({ urls }) => urls)
}
