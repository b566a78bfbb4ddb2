import { PRODUCT_REVIEW_PREVIEWS, PRODUCTS_PER_PAGE, RELATED_PRODUCTS_MAX } from '../../../src/contract/limits.ts'
import { styles } from '../../db/seed/styles.ts'
import type { Select } from '../../db/query.ts'
import type { Product } from '../../db/collections/products.ts'
import type { ReadTx } from '../../db/collections.ts'
import { discountedPriceOf, priceOf } from '../../db/prices.ts'
import { refuse } from '../refusal.ts'
import { latestReviews, toReviewReply, type PhotoUrl } from './reviews.ts'

/** A page of products, from 1: the newest episode first, then by id; past the end it is empty (API-30). */
export function listProducts(tx: ReadTx, { episodeId, page = 1 }: { episodeId?: number | undefined; page?: number | undefined }) {
  let skip = (page - 1) * PRODUCTS_PER_PAGE
  const shown: Product[] = []
  for (const { count, select } of productsByEpisode(tx, episodeId)) {
    shown.push(...tx.products.findMany(select, { skip, take: PRODUCTS_PER_PAGE - shown.length }))
    skip = Math.max(skip - count, 0)
    if (shown.length === PRODUCTS_PER_PAGE) break
  }
  return shown.map((product) => toProductReply(tx, product))
}

type Group = { readonly count: number; readonly select: Select<Product> }

/** The products of each episode, the newest first. A product may outlive its episode's record: those come last. */
function* productsByEpisode(tx: ReadTx, episodeId: number | undefined): Generator<Group> {
  const ofEpisode = (id: number): Group => ({
    count: tx.products.sum('ofEpisode', id),
    select: (q) => q.where({ episodeId: id }),
  })
  if (episodeId !== undefined) {
    yield ofEpisode(episodeId)
    return
  }
  const episodes = tx.episodes.findMany(undefined, { orderBy: { id: 'desc' } })
  let seen = 0
  for (const { id } of episodes) {
    const group = ofEpisode(id)
    seen += group.count
    yield group
  }
  const known = new Set(episodes.map(({ id }) => id))
  const count = tx.products.count() - seen
  if (count > 0) yield { count, select: (q) => q.where(({ episodeId }) => !known.has(episodeId)) }
}

/** A product with its pictures, sizes, related products and latest reviews (API-31). Refuses PRODUCT_NOT_FOUND. */
export function productDetail(tx: ReadTx, id: number, photoUrl: PhotoUrl) {
  const product = requireProduct(tx, id)
  return {
    product: toProductReply(tx, product),
    imageUrls: [...product.imageUrls],
    stock: tx.stocks.findMany((q) => q.where({ productId: id })).map(({ id, size, left }) => ({ id, size, stock: left })),
    relatedProducts: relatedTo(tx, product).map(toRelatedProduct),
    reviewPreviews: latestReviews(tx, (q) => q.where({ productId: id }), PRODUCT_REVIEW_PREVIEWS).map((review) =>
      toReviewReply(tx, review, photoUrl),
    ),
  }
}

/** The product of this id. Refuses PRODUCT_NOT_FOUND. */
export function requireProduct(tx: ReadTx, id: number): Readonly<Product> {
  return tx.products.findFirst((q) => q.where({ id })) ?? refuse('PRODUCT_NOT_FOUND')
}

/** A product as lists have it. @public */
export function toProductReply(tx: ReadTx, product: Product) {
  const { id, name, price, discount, imageUrls, category, description, episodeId } = product
  const isSoldOut = tx.stocks.sum('left', id) <= 0
  const discountedPrice = discountedPriceOf(product)
  return { id, name, price, discount, discountedPrice, imageUrl: imageUrls[0] ?? '', category, description, episodeId, isSoldOut }
}

function toRelatedProduct(product: Product) {
  return { id: product.id, name: product.name, imageUrl: product.imageUrls[0] ?? '', price: priceOf(product) }
}

/** The products worn together with this one in the styles of its episode. */
function relatedTo(tx: ReadTx, product: Product): Product[] {
  const { id, episodeId } = product
  const found = new Map<number, Product>()
  for (const worn of styles) {
    if (worn.episodeId !== episodeId) continue
    if (worn.wears[product.garment] !== product.colour) continue
    // The first results of each garment contain the first results of all.
    for (const [garment, colour] of Object.entries(worn.wears))
      for (const other of tx.products.findMany((q) => q.where({ episodeId, garment, colour }), {
        take: RELATED_PRODUCTS_MAX + 1,
      }))
        found.set(other.id, other)
  }
  found.delete(id)
  return [...found.values()].sort((one, other) => one.id - other.id).slice(0, RELATED_PRODUCTS_MAX)
}
