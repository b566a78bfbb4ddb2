import { scenario } from '../scenario.ts'

export const cancelDepositPaid = scenario({
  id: 'cancel-deposit-paid',
  title: { ko: '입금한 주문 취소', en: 'Cancel after the deposit' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['상품준비중 주문을 취소하세요', '환불 계좌를 물어봐야 해요'],
    en: ['Cancel the order being prepared', 'The refund account is asked for'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
