import { productsApi } from '../catalogue/api.ts'
import type { Product } from '../../contract/products.ts'
import { useAppSelector } from '../../hooks.ts'

/** A product as the shop's lists have it, to show its picture before its own reply. */
export function useListedProduct(productId: number): Product | undefined {
  return useAppSelector((state) =>
    productsApi.util
      .selectCachedArgsForQuery(state, 'products')
      .flatMap((episodeId) => productsApi.endpoints.products.select(episodeId)(state).data?.pages.flat() ?? [])
      .find(({ id }) => id === productId),
  )
}
