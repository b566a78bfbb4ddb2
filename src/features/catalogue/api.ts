import * as contract from '../../contract/products.ts'
import type { Product } from '../../contract/products.ts'
import { api, call, endpoint, replySchema } from '../../api/api.ts'

/** Long enough that a shopper who returns from a product finds the list at its former length. */
const LIST_CACHE_S = 30 * 60

export const productsApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    /** The products of an episode, or of all, page by page, until a page has no new product. */
    products: build.infiniteQuery({
      query: ({ queryArg, pageParam }: { queryArg: number | undefined; pageParam: number }) =>
        call(contract.products, {
          query: { ...(queryArg === undefined ? {} : { episodeId: String(queryArg) }), page: String(pageParam) },
        }),
      responseSchema: replySchema(contract.products),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (hasNewProduct(last, pages.slice(0, -1)) ? page + 1 : undefined),
      },
      keepUnusedDataFor: LIST_CACHE_S,
      providesTags: ['Products'],
    }),
    product: build.query({
      ...endpoint(contract.product, (productId: number) => ({ params: { productId: String(productId) } })),
      providesTags: ['Products'],
    }),
  }),
})

function hasNewProduct(last: readonly Product[], earlier: readonly (readonly Product[])[]): boolean {
  const knownIds = new Set(earlier.flat().map(({ id }) => id))
  return last.some(({ id }) => !knownIds.has(id))
}

export const { useProductsInfiniteQuery, useProductQuery } = productsApi
