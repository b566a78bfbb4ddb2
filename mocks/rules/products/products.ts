import { PRODUCT_REVIEW_PREVIEWS, PRODUCTS_PER_PAGE, RELATED_PRODUCTS_MAX } from '../../../src/contract/limits.ts'
import { styles } from '../../db/seed/styles.ts'
import { pieceKey, type Product } from '../../db/tables/products.ts'
import type { ReadTx } from '../../db/tables.ts'
import { discountedPriceOf, priceOf } from '../../db/prices.ts'
import { refuse } from '../refusal.ts'
import type { PhotoUrl } from './images.ts'
import { latestReviews, toReviewReply } from './reviews.ts'

/** A page of products, from 1: the newest episode first, then by id; past the end it is empty (API-30). */
export function listProducts(tx: ReadTx, { episodeId, page = 1 }: { episodeId?: number | undefined; page?: number | undefined }) {
  let skip = (page - 1) * PRODUCTS_PER_PAGE
  const shown: number[] = []
  for (const ids of productIdsByEpisode(tx, episodeId)) {
    shown.push(...ids.slice(skip, skip + PRODUCTS_PER_PAGE - shown.length))
    skip = Math.max(skip - ids.length, 0)
    if (shown.length === PRODUCTS_PER_PAGE) break
  }
  return tx.products.all(shown).map((product) => toProductReply(tx, product))
}

/** Product ids by episode. A product may outlive its episode's record: those come last. */
function* productIdsByEpisode(tx: ReadTx, episodeId: number | undefined): Generator<readonly number[]> {
  if (episodeId !== undefined) {
    yield tx.products.episode.ids(episodeId)
    return
  }
  let seen = 0
  for (const id of tx.episodes.ids().toReversed()) {
    const ids = tx.products.episode.ids(id)
    seen += ids.length
    yield ids
  }
  if (seen < tx.products.ids().length) yield tx.products.ids().filter((id) => !tx.episodes.get(tx.products.get(id)?.episodeId))
}

/** A product with its pictures, sizes, related products and latest reviews (API-31). Refuses PRODUCT_NOT_FOUND. */
export function productDetail(tx: ReadTx, id: number, photoUrl: PhotoUrl) {
  const product = requireProduct(tx, id)
  return {
    product: toProductReply(tx, product),
    imageUrls: [...product.imageUrls],
    stock: tx.stocks.all(tx.stocks.product.ids(id)).map(({ id, size, left }) => ({ id, size, stock: left })),
    relatedProducts: relatedTo(tx, product).map(toRelatedProduct),
    reviewPreviews: latestReviews(tx, tx.reviews.product.ids(id), PRODUCT_REVIEW_PREVIEWS).map((review) =>
      toReviewReply(tx, review, photoUrl),
    ),
  }
}

/** The product of this id. Refuses PRODUCT_NOT_FOUND. */
export function requireProduct(tx: ReadTx, id: number): Readonly<Product> {
  return tx.products.get(id) ?? refuse('PRODUCT_NOT_FOUND')
}

function toProductReply(tx: ReadTx, product: Product) {
  const { id, name, price, discount, imageUrls, category, description, episodeId } = product
  const isSoldOut = tx.stocks.left.sum(id) <= 0
  const discountedPrice = discountedPriceOf(product)
  return { id, name, price, discount, discountedPrice, imageUrl: imageUrls[0] ?? '', category, description, episodeId, isSoldOut }
}

function toRelatedProduct(product: Product) {
  return { id: product.id, name: product.name, imageUrl: product.imageUrls[0] ?? '', price: priceOf(product) }
}

/** The products worn together with this one in the styles of its episode. */
function relatedTo(tx: ReadTx, { id, episodeId, garment, colour }: Product): Readonly<Product>[] {
  const own = pieceKey(episodeId, garment, colour)
  const found = new Set<number>()
  for (const worn of styles) {
    if (worn.episodeId !== episodeId) continue
    const pieces = worn.garments.map((garment, place) => pieceKey(episodeId, garment, worn.colours[place] ?? ''))
    if (!pieces.includes(own)) continue
    // The first results of each garment contain the first results of all.
    for (const piece of pieces)
      for (const other of tx.products.piece.ids(piece).slice(0, RELATED_PRODUCTS_MAX + 1)) found.add(other)
  }
  found.delete(id)
  const ids = [...found].sort((one, other) => one - other)
  return tx.products.all(ids.slice(0, RELATED_PRODUCTS_MAX))
}
