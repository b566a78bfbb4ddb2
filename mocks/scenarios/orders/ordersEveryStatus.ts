import { scenario } from '../scenario.ts'

export const ordersEveryStatus = scenario({
  id: 'orders-every-status',
  title: { ko: '모든 주문 상태', en: 'Every state of an order' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['여덟 가지 상태와 버튼을 확인하세요'],
    en: ['See eight states and their buttons'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
