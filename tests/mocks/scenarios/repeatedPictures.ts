import { productDetail, listProducts } from '../../../mocks/rules/products/products.ts'
import { latestReviews, previewReviews, toReviewReply } from '../../../mocks/rules/products/reviews.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'

/** Cards of a wall of reviews that a screen shows at a time. */
const OF_WALL = 8

type Shown = { kind: string; id: number; url: string | undefined }
/** Lists that one screen shows. */
type Screen = { name: string; lists: readonly (readonly Shown[])[] }

const products = (list: readonly { id: number; imageUrl: string }[]): Shown[] =>
  list.map(({ id, imageUrl }) => ({ kind: 'product', id, url: imageUrl }))
const reviews = (list: readonly { id: number; reviewImageUrls: readonly string[] }[]): Shown[] =>
  list.map(({ id, reviewImageUrls }) => ({ kind: 'review', id, url: reviewImageUrls[0] }))
const photoUrl = ({ id }: { id: number }) => `/photos/${id}`

/** The screens of a world: the pictures of styles, products and reviews. */
export function screensOf(tx: ReadTx): Screen[] {
  const replies = latestReviews(tx).map((review) => toReviewReply(tx, review, photoUrl))
  const ofProduct = (id: number) => replies.filter(({ productId }) => productId === id)
  const shop = listProducts(tx, {})
  return [
    { name: 'home', lists: [reviews(previewReviews(tx).map((review) => toReviewReply(tx, review, photoUrl)))] },
    { name: 'shop', lists: [products(shop)] },
    { name: 'reviews', lists: [reviews(replies.slice(0, OF_WALL))] },
    { name: 'reviews with photos', lists: [reviews(replies.filter((one) => one.reviewImageUrls.length > 0).slice(0, OF_WALL))] },
    ...tx.episodes.all().map(({ id: episodeId }) => ({
      name: `episode ${episodeId}`,
      lists: [
        tx.styles
          .findMany((q) => q.where({ episodeId }))
          .map(({ id, imageUrl }): Shown => ({ kind: 'style', id, url: imageUrl })),
      ],
    })),
    ...shop.flatMap(({ id }) => {
      const { product, relatedProducts, reviewPreviews } = productDetail(tx, id, photoUrl)
      return [
        { name: `product ${id}`, lists: [products([product]), products(relatedProducts), reviews(reviewPreviews)] },
        { name: `reviews of product ${id}`, lists: [reviews(ofProduct(id).slice(0, OF_WALL))] },
      ]
    }),
  ]
}

/** What stands twice: an id in a list, or a picture of two objects on a screen. */
export function repeatsOf({ name, lists }: Screen): string[] {
  const owners = new Map<string, string>()
  return lists.flatMap((list) => {
    const seen = new Set<string>()
    return list.flatMap(({ kind, id, url }) => {
      const own = `${kind} ${id}`
      const isTwice = seen.has(own)
      seen.add(own)
      if (isTwice) return [`${name}: ${own} twice`]
      if (url === undefined) return []
      const owner = owners.get(url) ?? own
      owners.set(url, owner)
      return owner === own ? [] : [`${name}: ${url} of ${owner} and ${own}`]
    })
  })
}
