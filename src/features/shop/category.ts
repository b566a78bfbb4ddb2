import { useSearchParams } from 'react-router-dom'
import { categories, type Category, type Product } from '../../contract/products.ts'

/** The filter that leaves everything in. */
export const ALL = '전체'

/** The filters in the order they stand: the words of the address, whatever the tongue (SHOP-01). */
export const filters = [ALL, ...categories] as const
export type ShopFilter = typeof ALL | Category

/** The filter that stands in the address; an unknown one is no filter (SHOP-06). */
export function useShopFilter(): [ShopFilter, (filter: string) => void] {
  const [params, setParams] = useSearchParams()
  const requested = params.get('category')
  const filter = filters.find((one) => one === requested) ?? ALL
  return [filter, (next) => setParams(next === ALL ? {} : { category: next })]
}

export const matching = (products: readonly Product[], filter: string): readonly Product[] =>
  filter === ALL ? products : products.filter(({ category }) => category === filter)
