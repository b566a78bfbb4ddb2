import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payCard = scenario({
  id: 'pay-card',
  title: { ko: '카드 결제', en: 'Pay by card' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['주문하기로 가서 카드로 결제하세요', '결제창에서 승인하면 주문이 완료되고 장바구니가 비어요'],
    en: ['Check out and pay by card', 'Approve: success, and the cart is empty'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
