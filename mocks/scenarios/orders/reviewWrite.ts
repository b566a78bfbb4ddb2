import { scenario } from '../scenario.ts'

export const reviewWrite = scenario({
  id: 'review-write',
  title: { ko: '리뷰 쓰기', en: 'Write a review' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['배송완료 상품에서 리뷰 쓰기를 누르세요', '사진을 붙여 등록하면 버튼이 사라지고 리뷰에 보여요'],
    en: ['Write a review of a delivered line', 'With photos: the button goes, the review is listed'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
