import type { Review } from '../../src/contract/reviews.ts'
import { picturePath } from './pictures.ts'

/** A review with a photo, overridable by a story. */
export const reviewFixture = (more: Partial<Review> = {}): Review => ({
  id: 4,
  rating: 5,
  description: '사진이랑 색이 똑같아요. 어깨선이 예뻐서 셔츠 하나만 입어도 돼요.',
  createdAt: '2026-03-01T10:00:00+09:00',
  reviewImageUrls: [picturePath('wornCoat')],
  productId: 7,
  productName: '머스터드 숏 푸퍼',
  productImageUrl: picturePath('trench'),
  ...more,
})
