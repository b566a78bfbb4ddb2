import { scenario } from '../scenario.ts'

export const cancelPartialBeforeDeposit = scenario({
  id: 'cancel-partial-before-deposit',
  title: { ko: '입금 전 부분 취소', en: 'Cancel a line before the deposit' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['입금대기 주문에서 하나를 취소하세요', '입금할 금액이 줄어야 해요'],
    en: ['Cancel one line of the waiting order', 'The amount to deposit drops'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
