import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payDeclined = scenario({
  id: 'pay-declined',
  title: { ko: '한도 초과', en: 'Payment declined' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['결제창에서 한도 초과를 고르세요', '코드와 안내가 보여야 해요'],
    en: ['Choose limit exceeded', 'Its code and message are shown'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
