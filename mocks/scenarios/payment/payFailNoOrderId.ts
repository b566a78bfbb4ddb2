import { scenario } from '../scenario.ts'

export const payFailNoOrderId = scenario({
  id: 'pay-fail-no-order-id',
  title: { ko: '주문번호 없는 실패', en: 'A failure without an order number' },
  persona: 'jihoon',
  start: '/payment/fail?code=PAY_PROCESS_CANCELED',
  steps: {
    ko: ['안내만 보이고 서버에는 알리지 않아요'],
    en: ['Shown, not reported'],
  },
  seen: [{ role: 'alert', name: 'PAY_PROCESS_CANCELED' }],
})
