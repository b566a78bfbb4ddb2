import type { ReadTx } from '../../../mocks/db/collections.ts'
import { listProducts, productDetail } from '../../../mocks/rules/products/products.ts'
import { latestReviews, previewReviews } from '../../../mocks/rules/products/reviews.ts'

/** Cards of a wall of reviews that a screen shows at a time. */
const OF_WALL = 8

/** The name of an object, and its picture. */
type Shown = readonly [string, string | undefined]
/** Lists that one screen shows. */
export type Screen = { name: string; lists: readonly (readonly Shown[])[] }

const products = (list: readonly { id: number; imageUrl: string }[]) =>
  list.map(({ id, imageUrl }): Shown => [`product ${id}`, imageUrl])
const reviews = (list: readonly { id: number; imageUrls: readonly string[] }[]) =>
  list.slice(0, OF_WALL).map(({ id, imageUrls }): Shown => [`review ${id}`, imageUrls[0]])

/** The screens of a world that show styles, products or reviews. */
export function screensOf(tx: ReadTx): Screen[] {
  const all = latestReviews(tx)
  const shop = listProducts(tx, {})
  return [
    { name: 'home', lists: [reviews(previewReviews(tx))] },
    { name: 'shop', lists: [products(shop)] },
    { name: 'reviews', lists: [reviews(all)] },
    { name: 'reviews with photos', lists: [reviews(all.filter(({ hasPhotos }) => hasPhotos))] },
    ...tx.episodes.all().map(({ id }): Screen => {
      const styles = tx.styles.findMany((q) => q.where({ episodeId: id }))
      return { name: `episode ${id}`, lists: [styles.map((style) => [`style ${style.id}`, style.imageUrl])] }
    }),
    ...shop.flatMap(({ id }): Screen[] => {
      const { product, relatedProducts } = productDetail(tx, id, () => '')
      const own = all.filter(({ productId }) => productId === id)
      return [{ name: `product ${id}`, lists: [products([product]), products(relatedProducts), reviews(own)] }]
    }),
  ]
}

/** What stands twice: an object in a list, or a picture of two objects on a screen. */
export function repeatsOf({ name, lists }: Screen): string[] {
  const owners = new Map<string, string>()
  return lists.flatMap((list) =>
    list.flatMap(([object, picture], at) => {
      if (list.findIndex(([other]) => other === object) < at) return [`${name}: ${object} twice`]
      const owner = (picture !== undefined && owners.get(picture)) || object
      if (picture !== undefined) owners.set(picture, owner)
      return owner === object ? [] : [`${name}: ${picture} of ${owner} and ${object}`]
    }),
  )
}
