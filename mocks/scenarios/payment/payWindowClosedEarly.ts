import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payWindowClosedEarly = scenario({
  id: 'pay-window-closed-early',
  title: { ko: '승인 도중 닫힌 창', en: 'The window closes too early' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['결제창에서 승인하는 동안 창을 닫으세요', '결제 확인 중이라고 하다가 성공이 보여야 해요'],
    en: ['Close the window while the provider approves', 'Processing, then success'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
