import { scenario } from '../scenario.ts'

export const myReviews = scenario({
  id: 'my-reviews',
  title: { ko: '내가 쓴 리뷰', en: 'My reviews' },
  persona: 'minseo',
  start: '/account/reviews',
  steps: {
    ko: ['내 리뷰만 보여야 해요'],
    en: ['Only hers are shown'],
  },
  seen: [{ role: 'heading', name: '내 리뷰' }],
})
