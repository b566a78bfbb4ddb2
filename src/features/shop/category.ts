import { useSearchParams } from 'react-router-dom'
import { categories, type Category, type Product } from '../../contract/products.ts'

/** The filter without effect. */
export const ALL = '전체'

/** In display order; values of the `category` parameter, in Korean for every language (SHOP-01). */
export const filters = [ALL, ...categories] as const
export type ShopFilter = typeof ALL | Category

/** The filter in the address; an unknown one is ignored (SHOP-06). */
export function useShopFilter(): [ShopFilter, (filter: string) => void] {
  const [params, setParams] = useSearchParams()
  const requested = params.get('category')
  const filter = filters.find((one) => one === requested) ?? ALL
  return [filter, (next) => setParams(next === ALL ? {} : { category: next })]
}

export const matching = (products: readonly Product[], filter: string): readonly Product[] =>
  filter === ALL ? products : products.filter(({ category }) => category === filter)
