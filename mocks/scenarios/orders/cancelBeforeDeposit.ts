import { scenario } from '../scenario.ts'

export const cancelBeforeDeposit = scenario({
  id: 'cancel-before-deposit',
  title: { ko: '입금 전 주문 취소', en: 'Cancel before the deposit' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['입금대기 주문을 취소하세요', '환불 계좌를 묻지 않아야 해요'],
    en: ['Cancel the order that awaits its deposit', 'No refund account is asked for'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
