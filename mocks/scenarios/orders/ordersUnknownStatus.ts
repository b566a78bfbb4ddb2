import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import { personas } from '../../db/seed/personas.ts'
import { unschedule } from '../../rules/deadlines.ts'
import { latestOrder } from '../purchases.ts'
import { scenario } from '../scenario.ts'

// What only a foreign backend would say.
const foreign: OrderStatus = JSON.parse('"RETURN_REQUESTED"')

export const ordersUnknownStatus = scenario({
  id: 'orders-unknown-status',
  title: { ko: '모르는 주문 상태', en: 'An unknown state' },
  persona: 'minseo',
  prepare: (t) => {
    const order = latestOrder(t, personas.minseo.id, 'SHIPPING')
    t.orders.put({ ...order, status: foreign })
    unschedule(t, 'order', String(order.id))
  },
  start: '/account/orders',
  steps: {
    ko: ['상태 미정으로 보이고 화면이 멀쩡해야 해요'],
    en: ['Status undecided, and nothing breaks'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
