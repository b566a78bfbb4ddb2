import { scenario } from '../scenario.ts'

export const reviewsAll = scenario({
  id: 'reviews-all',
  title: { ko: '모든 리뷰', en: 'All reviews' },
  persona: 'jihoon',
  start: '/reviews',
  steps: {
    ko: ['카드를 눌러 크게 보고 앞뒤로 넘기세요'],
    en: ['Open a card, go back and forth'],
  },
  seen: [{ role: 'heading', name: '리뷰' }],
})
