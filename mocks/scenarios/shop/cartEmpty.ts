import { scenario } from '../scenario.ts'

export const cartEmpty = scenario({
  id: 'cart-empty',
  title: { ko: '빈 장바구니', en: 'An empty cart' },
  persona: 'jihoon',
  start: '/cart',
  steps: {
    ko: ['쇼핑하러 가기를 누르세요'],
    en: ['Go shopping'],
  },
  seen: [
    { role: 'heading', name: '장바구니' },
    { role: 'link', name: '쇼핑하러 가기' },
  ],
})
