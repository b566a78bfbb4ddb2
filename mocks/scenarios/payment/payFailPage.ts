import { personas } from '../../db/seed/personas.ts'
import { place, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payFailPage = scenario({
  id: 'pay-fail-page',
  title: { ko: '결제 실패 화면', en: 'The failure page' },
  persona: 'jihoon',
  prepare: (t, now) => place(t, personas.jihoon.id, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }], now),
  start: ({ orderId }) => {
    const told = { code: 'REJECT_CARD_COMPANY', message: '결제 승인이 거절되었습니다.', orderId }
    return `/payment/fail?${new URLSearchParams(told).toString()}`
  },
  steps: {
    ko: ['코드와 안내가 보여야 해요', '주소의 orderId를 바꾸면 홈으로 가요'],
    en: ['Code and message are shown', 'Another order id leads home'],
  },
  seen: [{ role: 'alert', name: '결제 승인이 거절되었습니다.' }],
})
