import { useMemo } from 'react'
import { useProductsInfiniteQuery } from '../../api/products.ts'
import type { Product } from '../../contract/products.ts'

/** All products loaded so far, each once, and a function that loads more. */
export function useShop() {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useProductsInfiniteQuery()
  // Measured: with 2,000 products, removing duplicates on every scroll event is noticeable.
  const products = useMemo(() => data && uniqueProducts(data.pages.flat()), [data])
  return {
    products,
    pages: data?.pages.length ?? 0,
    error,
    isComplete: products !== undefined && !hasNextPage,
    isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void (products === undefined ? refetch() : fetchNextPage()),
  }
}

function uniqueProducts(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
