import * as contract from '../../contract/products.ts'
import type { Product, ProductDetail } from '../../contract/products.ts'
import { api, endpoint, inPart, toInPart, toListed, type InPart, type Listed } from '../../api/api.ts'

/** Long enough that a shopper who returns from a product finds the list at its former length. */
const LIST_CACHE_S = 30 * 60

export const productsApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    /** The products of an episode, or of all, page by page, until a page has nothing new, readable or not (OPEN-10). */
    products: build.infiniteQuery({
      ...inPart(
        endpoint(contract.products, ({ queryArg, pageParam }: { queryArg: number | undefined; pageParam: number }) => ({
          query: { ...(queryArg === undefined ? {} : { episodeId: String(queryArg) }), page: String(pageParam) },
        })),
        toListed,
      ),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (hasAnythingNew(last, pages.slice(0, -1)) ? page + 1 : undefined),
      },
      keepUnusedDataFor: LIST_CACHE_S,
      providesTags: ['Products'],
    }),
    product: build.query({
      ...inPart(
        endpoint(contract.product, (productId: number) => ({ params: { productId: String(productId) } })),
        toInPart,
      ),
      providesTags: ['Products'],
    }),
  }),
})

type Page = Listed<Product>

function hasAnythingNew(last: Page, earlier: readonly Page[]): boolean {
  const known = new Set(earlier.flatMap(keysOf))
  return keysOf(last).some((key) => !known.has(key))
}

const keysOf = ({ items, unreadable }: Page) => [
  ...items.map(({ id }) => id),
  ...unreadable.map(({ value }) => JSON.stringify(value)),
]

/** The products of all pages that were loaded. */
export const listedProducts = (data: { pages: readonly Page[] } | undefined): Product[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

export type ProductInPart = InPart<ProductDetail>

export const { useProductsInfiniteQuery, useProductQuery } = productsApi
