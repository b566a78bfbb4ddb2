import { screen } from '@testing-library/react'
import { overrideHandler, renderApp, success } from './renderApp.tsx'

export const productReview = (id: number, rating = 5) => ({
  id,
  rating,
  description: `리뷰 ${id}`,
  createdAt: '2026-11-01T23:30:00Z',
  reviewImageUrls: [],
  productId: 7,
  productName: '헤링본 코트',
})
/** A coat in three sizes: sold out, two left, thirty left. */
export const coat = (more: object = {}, product: object = {}) => ({
  product: {
    id: 7,
    name: '헤링본 코트',
    price: 48_000,
    discount: 25,
    discountedPrice: 36_000,
    imageUrl: '/img/a-320.avif',
    category: '아우터',
    description: '첫 줄\n  둘째 줄',
    episodeId: 2,
    ...product,
  },
  imageUrls: ['/img/a-320.avif', '/img/b-320.avif', '/img/c-320.avif'],
  stock: [
    { id: 71, size: 'S', stock: 0 },
    { id: 72, size: 'M', stock: 2 },
    { id: 73, size: 'L', stock: 30 },
  ],
  relatedProducts: [{ id: 8, name: '줄무늬 셔츠', imageUrl: '/img/d.avif', price: 21_000 }],
  reviewPreviews: [1, 2, 3, 4, 5].map((id) => productReview(id)),
  ...more,
})
export const replyWithProduct = (reply: object, id = 7) => overrideHandler('get', `/v1/products/${id}`, () => success(reply))

export async function openProductPage(language: 'ko' | 'en' = 'ko') {
  const app = await renderApp('/product/7', { as: 'jihoon', language })
  await screen.findByRole('heading', { level: 1, name: '헤링본 코트' })
  return app
}
