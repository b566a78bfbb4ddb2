import { personas } from '../../db/seed/personas.ts'
import { addHome, buy, cartOf, itemsOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

const wanted = [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]

export const payResumed = scenario({
  id: 'pay-resumed',
  title: { ko: '결제 도중 꺼진 앱', en: 'The app closed in mid-payment' },
  persona: 'jihoon',
  prepare: (t, now) => {
    addHome(t, personas.jihoon)
    return buy(t, personas.jihoon.id, wanted, now)
  },
  start: '/',
  device: (t, { orderId, userId }) => ({
    localStorage: {
      ...cartOf(t, wanted),
      pendingOrder: JSON.stringify({ userId: String(userId), orders: { [orderId]: itemsOf(t, wanted) } }),
    },
  }),
  steps: {
    ko: ['알려 주는 대로 결제 결과로 가세요', '이미 결제된 주문이고 두 번 결제되지 않아야 해요'],
    en: ['Follow the word to the result', 'It is paid, and paid once'],
  },
  seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
})
