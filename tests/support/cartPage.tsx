import { screen } from '@testing-library/react'
import type { CartLine, CartState } from '../../src/features/cart/cartSlice.ts'
import { coat, replyWithProduct } from './productFixture.tsx'
import { renderApp } from './renderApp.tsx'

/** The coat in size L for 36,000 won. */
export const cartItem = (more: Partial<CartLine> = {}, product: Partial<CartLine['product']> = {}): CartLine => ({
  product: {
    id: 7,
    name: '헤링본 코트',
    price: 48_000,
    discount: 25,
    discountedPrice: 36_000,
    imageUrl: '/img/a-320.avif',
    ...product,
  },
  stockId: 73,
  size: 'L',
  quantity: 1,
  ...more,
})
export const storeCart = (...items: CartLine[]) =>
  localStorage.setItem('cart', JSON.stringify({ items, totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0) }))
export const readStoredCart = (): CartState => JSON.parse(localStorage.getItem('cart') ?? '{"items":[],"totalItems":0}')

export const summary = () => screen.getByRole('complementary')
export const lines = () => screen.getByRole('list', { name: '담은 상품' })
export const badge = (count: number) => screen.findByRole('link', { name: `장바구니, 상품 ${count}개` })

export const setPrice = (price: number) => replyWithProduct(coat({}, { price, discount: 0, discountedPrice: null }))

/** Renders the cart and waits for it. */
export async function openCart(language: 'ko' | 'en' = 'ko') {
  const app = await renderApp('/cart', { as: 'jihoon', language })
  await screen.findByRole('heading', { level: 1, name: language === 'ko' ? '장바구니' : 'Cart' })
  return app
}
