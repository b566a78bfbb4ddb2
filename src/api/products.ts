import * as contract from '../contract/products.ts'
import type { Product, ProductDetail } from '../contract/products.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

/** Whoever comes back from a product, also after a long look, finds the list as long as it was (NAV-10). */
const LIST_KEPT_S = 30 * 60

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shop's own list, page by page, until a page brings nothing new (OPEN-10, OPEN-18). */
    products: build.infiniteQuery<Product[], void, number>({
      query: ({ pageParam }) => call(contract.products, { query: { page: String(pageParam) } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (bringsNew(last, pages.slice(0, -1)) ? page + 1 : undefined),
      },
      keepUnusedDataFor: LIST_KEPT_S,
      providesTags: ['Products'],
    }),
    product: build.query<ProductDetail, number>({
      query: (productId) => call(contract.productById, { params: { productId: String(productId) } }),
      providesTags: ['Products'],
    }),
  }),
})

function bringsNew(last: readonly Product[], earlier: readonly (readonly Product[])[]): boolean {
  const known = new Set(earlier.flat().map(({ id }) => id))
  return last.some(({ id }) => !known.has(id))
}

export const { useProductsInfiniteQuery, useProductQuery } = productsApi
