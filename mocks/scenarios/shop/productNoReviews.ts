import { scenario } from '../scenario.ts'

export const productNoReviews = scenario({
  id: 'product-no-reviews',
  title: { ko: '리뷰가 없는 상품', en: 'No reviews yet' },
  persona: 'jihoon',
  start: '/product/25/reviews',
  steps: {
    ko: ['0.0과 빈 안내를 확인하세요'],
    en: ['See 0.0 and the empty text'],
  },
  seen: [{ role: 'heading', name: '라일락 브이넥 베스트' }],
})
