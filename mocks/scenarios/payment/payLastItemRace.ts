import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payLastItemRace = scenario({
  id: 'pay-last-item-race',
  title: { ko: '마지막 하나를 두고', en: 'Somebody else buys the last one' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.sheerCardigan, quantity: 1 }]) }),
  steps: {
    ko: ['결제창을 연 채 콘솔에서 `__mock.sellOut({ stockId: 101 })`을 실행하세요', '승인하면 실패를 알리고 돈은 나가지 않아요'],
    en: ['With the payment window open, run `__mock.sellOut({ stockId: 101 })`', 'Approving fails and the payment is voided'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
