import { scenario } from '../scenario.ts'

export const cancelCard = scenario({
  id: 'cancel-card',
  title: { ko: '카드 주문 취소', en: 'Cancel a card order' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['결제완료 주문에서 주문 취소를 누르고 이유를 쓰세요', '취소완료로 바뀌어야 해요'],
    en: ['Cancel the paid order with a reason', 'It becomes CANCELED'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
