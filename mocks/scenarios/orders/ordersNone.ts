import { scenario } from '../scenario.ts'

export const ordersNone = scenario({
  id: 'orders-none',
  title: { ko: '주문이 없는 내역', en: 'No orders' },
  persona: 'jihoon',
  start: '/account/orders',
  steps: {
    ko: ['비었다는 안내를 확인하세요'],
    en: ['See the empty state'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
