import { screen, within } from '@testing-library/react'
import { overrideHandler, success } from './renderApp.tsx'

export const product = (id: number, more: object = {}) => ({
  id,
  name: `상품 ${id}`,
  price: 30_000,
  discount: 0,
  discountedPrice: null,
  imageUrl: '/img/a.avif',
  category: '상의',
  description: '',
  ...more,
})

/** Replies with these pages of products. Returns the queries received. */
export function replyWithPages(pages: object[][]) {
  const queries: string[] = []
  overrideHandler('get', '/v1/products', ({ request }) => {
    const page = new URL(request.url).searchParams.get('page') ?? ''
    queries.push(new URL(request.url).search)
    return success(pages[Number(page) - 1] ?? [])
  })
  return queries
}

export const productList = () => screen.findByRole('list', { name: '상품' })
export const names = async () =>
  within(await productList())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
export const filter = (name: string | RegExp) => screen.getByRole('button', { name })
