import { personas } from '../../db/seed/personas.ts'
import { agree, place, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payRedirectOk = scenario({
  id: 'pay-redirect-ok',
  title: { ko: '돌아온 결제', en: 'Back from a redirect payment' },
  persona: 'jihoon',
  prepare: (t, now) => {
    const order = place(t, personas.jihoon.id, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }], now)
    return { ...order, paymentKey: agree(t, order) }
  },
  start: ({ orderId, paymentKey, totalAmount }) =>
    `/payment/success?${new URLSearchParams({ orderId, paymentKey, amount: String(totalAmount) }).toString()}`,
  steps: {
    ko: ['주문번호와 상태가 보여야 해요', '새로고침해도 다시 결제되지 않아요'],
    en: ['Order number and status are shown', 'Reloading does not pay twice'],
  },
  seen: [{ role: 'heading', name: '결제가 완료됐어요' }],
})
