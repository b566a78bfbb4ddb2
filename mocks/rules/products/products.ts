import { PRODUCT_REVIEW_PREVIEWS, PRODUCTS_PER_PAGE, RELATED_PRODUCTS_MAX } from '../../../src/contract/limits.ts'
import { styles } from '../../db/seed/styles.ts'
import { pieceKey, type Product } from '../../db/tables/products.ts'
import type { ReadTx } from '../../db/tables.ts'
import { discountedPriceOf, priceOf } from '../../db/prices.ts'
import { refused } from '../refusal.ts'
import { latestReviews, shownReview } from './reviews.ts'

/** A page of the shop, from 1: the newest episode's products first, then by id; past the end none (API-30). */
export function listProducts(t: ReadTx, { episodeId, page = 1 }: { episodeId?: number | undefined; page?: number | undefined }) {
  let skip = (page - 1) * PRODUCTS_PER_PAGE
  const shown: number[] = []
  for (const ids of shelvesOf(t, episodeId)) {
    shown.push(...ids.slice(skip, skip + PRODUCTS_PER_PAGE - shown.length))
    skip = Math.max(skip - ids.length, 0)
    if (shown.length === PRODUCTS_PER_PAGE) break
  }
  return t.products.all(shown).map((product) => shownProduct(t, product))
}

/** Product ids, an episode after another. A product may outlive its episode's record: those come last. */
function* shelvesOf(t: ReadTx, episodeId: number | undefined): Generator<readonly number[]> {
  if (episodeId !== undefined) {
    yield t.products.episode.ids(episodeId)
    return
  }
  let seen = 0
  for (const id of t.episodes.ids().toReversed()) {
    const ids = t.products.episode.ids(id)
    seen += ids.length
    yield ids
  }
  if (seen < t.products.ids().length) yield t.products.ids().filter((id) => !t.episodes.get(t.products.get(id)?.episodeId))
}

/** A product with its pictures, sizes, companions and last reviews (API-31). Refuses PRODUCT_NOT_FOUND. */
export function productDetail(t: ReadTx, id: number) {
  const product = productOf(t, id)
  return {
    product: shownProduct(t, product),
    imageUrls: [...product.imageUrls],
    stock: t.stocks.all(t.stocks.product.ids(id)).map(({ id, size, left }) => ({ id, size, stock: left })),
    relatedProducts: relatedTo(t, product).map(shownRelated),
    reviewPreviews: latestReviews(t, t.reviews.product.ids(id), PRODUCT_REVIEW_PREVIEWS).map((review) => shownReview(t, review)),
  }
}

/** Refuses PRODUCT_NOT_FOUND. */
export function productOf(t: ReadTx, id: number): Readonly<Product> {
  return t.products.get(id) ?? refused('PRODUCT_NOT_FOUND')
}

function shownProduct(t: ReadTx, product: Product) {
  const { id, name, price, discount, imageUrls, category, description, episodeId } = product
  const isSoldOut = t.stocks.left.of(id) <= 0
  const discountedPrice = discountedPriceOf(product)
  return { id, name, price, discount, discountedPrice, imageUrl: imageUrls[0] ?? '', category, description, episodeId, isSoldOut }
}

function shownRelated(product: Product) {
  return { id: product.id, name: product.name, imageUrl: product.imageUrls[0] ?? '', price: priceOf(product) }
}

/** What the episode's styles wear together with this piece, and the shop sells. */
function relatedTo(t: ReadTx, { id, episodeId, garment, colour }: Product): Readonly<Product>[] {
  const own = pieceKey(episodeId, garment, colour)
  const found = new Set<number>()
  for (const worn of styles) {
    if (worn.episodeId !== episodeId) continue
    const pieces = worn.garments.map((garment, place) => pieceKey(episodeId, garment, worn.colours[place] ?? ''))
    if (!pieces.includes(own)) continue
    // The first few of each piece hold the first few of all.
    for (const piece of pieces)
      for (const other of t.products.piece.ids(piece).slice(0, RELATED_PRODUCTS_MAX + 1)) found.add(other)
  }
  found.delete(id)
  const ids = [...found].sort((one, other) => one - other)
  return t.products.all(ids.slice(0, RELATED_PRODUCTS_MAX))
}
