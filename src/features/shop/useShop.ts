import { useEffect, useEffectEvent, useMemo } from 'react'
import { useProductsInfiniteQuery } from '../catalogue/api.ts'
import type { Product } from '../../contract/products.ts'
import { whenIdle } from '../../ui/firstView.ts'

type Options = {
  /** All episodes without one. */
  episodeId: number | undefined
  /** Whether to load all pages at once, since only all products can be sorted. */
  needsAll: boolean
}

/** All products loaded so far, each once, and a function that loads more. */
export function useShop({ episodeId, needsAll }: Options) {
  const { currentData: data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useProductsInfiniteQuery(episodeId)
  // Measured: with 2,000 products, removing duplicates on every scroll event is noticeable.
  const products = useMemo(() => data && uniqueProducts(data.pages.flat()), [data])
  const pages = data?.pages.length ?? 0
  const isComplete = products !== undefined && !hasNextPage

  const nextPage = pages > 0 && !isComplete && !isFetching && error === undefined ? pages + 1 : undefined
  const loadMore = () => void fetchNextPage()
  const loadNext = useEffectEvent(loadMore)
  useEffect(() => {
    if (nextPage !== undefined && needsAll) loadNext()
    // The second page, often empty, tells how many products each category has.
    return nextPage === 2 && !needsAll ? whenIdle(loadNext) : undefined
  }, [nextPage, needsAll])

  return {
    products,
    pages,
    error,
    isComplete,
    isFetching,
    loadMore,
    retry: () => void (products === undefined ? refetch() : fetchNextPage()),
  }
}

function uniqueProducts(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
