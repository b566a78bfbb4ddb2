import { useLocation, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { categories, type Category, type Product } from '../../contract/products.ts'
import { idText } from '../../contract/values.ts'
import { patterns } from '../../config/paths.ts'
import { unitPrice } from '../catalogue/prices.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'

/** The filter without effect. */
export const ALL = '전체'

/** In display order; values of the `category` parameter, in Korean for every language. */
export const filters = [ALL, ...categories] as const
export type ShopFilter = typeof ALL | Category

/** Orders of the list; the first is the server's. Values of the `sort` parameter. */
export const sorts = ['newest', 'price', 'discount'] as const
export type ShopSort = (typeof sorts)[number]

export type ListOptions = { filter: ShopFilter; sort: ShopSort; episodeId: number | undefined }

/** Category, order and episode in the address; unknown categories and orders and malformed ids are removed from it. */
export function useListOptions() {
  const [params, setParams] = useSearchParams()
  const { search } = useLocation()
  const episode = v.safeParse(idText, params.get('episode'))
  const filter = filters.find((one) => one === params.get('category'))
  const sort = sorts.find((one) => one === params.get('sort'))
  useRemoveParams([...(filter ? [] : ['category']), ...(sort ? [] : ['sort']), ...(episode.success ? [] : ['episode'])])
  const options: ListOptions = {
    filter: filter ?? ALL,
    sort: sort ?? sorts[0],
    episodeId: episode.success ? episode.output : undefined,
  }
  return {
    ...options,
    /** Changes with each of the three. */
    key: search,
    choose: (change: Partial<ListOptions>) => setParams(paramsOf({ ...options, ...change }), { replace: true }),
    toEpisode: (episodeId?: number) => `${patterns.shop}${searchOf({ ...options, episodeId })}`,
  }
}

function paramsOf({ filter, sort, episodeId }: ListOptions): URLSearchParams {
  const params = new URLSearchParams()
  if (filter !== ALL) params.set('category', filter)
  if (episodeId !== undefined) params.set('episode', String(episodeId))
  if (sort !== sorts[0]) params.set('sort', sort)
  return params
}

function searchOf(options: ListOptions): string {
  const text = paramsOf(options).toString()
  return text && `?${text}`
}

export const matching = (products: readonly Product[], filter: string): readonly Product[] =>
  filter === ALL ? products : products.filter(({ category }) => category === filter)

/** By price or by discount; equal ones stay newest first. */
export function sorted(products: readonly Product[], sort: ShopSort): readonly Product[] {
  if (sort === 'price') return products.toSorted((a, b) => unitPrice(a) - unitPrice(b))
  if (sort === 'discount') return products.toSorted((a, b) => discountOf(b) - discountOf(a))
  return products
}

/** As the card shows it: a discount without a lower price is none. */
const discountOf = (product: Product) => (unitPrice(product) < product.price ? product.discount : 0)
