import { personas } from '../../db/seed/personas.ts'
import { agree, place, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payRedirectTampered = scenario({
  id: 'pay-redirect-tampered',
  title: { ko: '금액이 다른 결제', en: 'The amount was changed' },
  persona: 'jihoon',
  prepare: (t, now) => {
    const order = place(t, personas.jihoon.id, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }], now)
    return { ...order, paymentKey: agree(t, order) }
  },
  start: ({ orderId, paymentKey, totalAmount }) =>
    `/payment/success?${new URLSearchParams({ orderId, paymentKey, amount: String(totalAmount - 1000) }).toString()}`,
  steps: {
    ko: ['금액이 다르다고 알려 줘야 해요'],
    en: ['The mismatch is told'],
  },
  seen: [{ role: 'alert', name: '결제 금액이 주문 금액과 달라요. 장바구니에서 다시 확인해 주세요.' }],
})
