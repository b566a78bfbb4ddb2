import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payCancelled = scenario({
  id: 'pay-cancelled',
  title: { ko: '결제 취소', en: 'Payment cancelled' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['결제창을 그냥 닫으세요', '실패를 알려 주고 장바구니는 그대로여야 해요'],
    en: ['Close the popup', 'Failure is shown, the cart is kept'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
