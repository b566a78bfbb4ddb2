import { scenario } from '../scenario.ts'

export const reviewBigPhoto = scenario({
  id: 'review-big-photo',
  title: { ko: '큰 사진 리뷰', en: 'A big photo' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['3MB가 넘는 사진은 줄여서 올라가고 11MB 사진은 거절돼요'],
    en: ['Over 3 MB is resized, 11 MB is refused'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
