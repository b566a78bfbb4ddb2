import { useEffect, useEffectEvent, useMemo } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { listedProducts, useProductsInfiniteQuery } from '../catalogue/api.ts'
import type { Product } from '../../contract/products.ts'
import { nothingReadable } from '../../api/errors.ts'
import { whenIdle } from '../../ui/firstView.ts'

type Options = {
  /** All episodes without one. */
  episodeId: number | undefined
  /** Whether to load all pages at once, since only all products can be sorted. */
  needsAll: boolean
}

/** An older list counts as not loaded (SHOP-03): its first page is asked for. */
const LIST_FRESH_S = 5 * 60

/** All products loaded so far, each once, and a function that loads more. */
export function useShop({ episodeId, needsAll }: Options) {
  // After back and forward the list has the length that its position needs (NAV-10).
  const isNewEntry = useNavigationType() !== NavigationType.Pop
  const query = useProductsInfiniteQuery(episodeId, {
    refetchOnMountOrArgChange: isNewEntry && LIST_FRESH_S,
    refetchCachedPages: false,
  })
  const { currentData: data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query
  // Measured: with 2,000 products, removing duplicates on every scroll event is noticeable.
  const products = useMemo(() => data && uniqueProducts(listedProducts(data)), [data])
  const pages = data?.pages.length ?? 0
  const isComplete = products !== undefined && !hasNextPage
  // The last page has nothing new.
  const unreadable = isComplete ? (data?.pages.slice(0, -1).flatMap((page) => page.unreadable).length ?? 0) : 0
  const isNoneReadable = unreadable > 0 && products?.length === 0

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
    /** How many of all could not be read. */
    unreadable,
    error: isNoneReadable ? nothingReadable : error,
    isComplete,
    isFetching,
    loadMore,
    retry: () => void (products === undefined || isNoneReadable ? refetch() : fetchNextPage()),
  }
}

function uniqueProducts(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
