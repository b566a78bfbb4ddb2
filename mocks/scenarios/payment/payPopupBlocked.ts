import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payPopupBlocked = scenario({
  id: 'pay-popup-blocked',
  title: { ko: '막힌 결제창', en: 'The popup is blocked' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]), popupsBlocked: 1 }),
  steps: {
    ko: ['결제를 누르면 결제창이 막혔다고 알려 줘요', '다시 누르면 결제되고 주문은 하나뿐이에요'],
    en: ['The first try says that the popup was blocked', 'The second pays; there is one order'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
