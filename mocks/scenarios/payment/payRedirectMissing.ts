import { personas } from '../../db/seed/personas.ts'
import { agree, place, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payRedirectMissing = scenario({
  id: 'pay-redirect-missing',
  title: { ko: '빠진 결제 정보', en: 'Parameters are missing' },
  persona: 'jihoon',
  prepare: (t, now) => {
    const order = place(t, personas.jihoon.id, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }], now)
    return { ...order, paymentKey: agree(t, order) }
  },
  start: ({ orderId }) => `/payment/success?${new URLSearchParams({ orderId }).toString()}`,
  steps: {
    ko: ['필수 정보가 없다는 안내가 보여야 해요'],
    en: ['Required parameters are missing'],
  },
  seen: [{ role: 'alert', name: '필수 정보가 없어요' }],
})
