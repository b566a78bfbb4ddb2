import { scenario } from '../scenario.ts'

export const cancelPartial = scenario({
  id: 'cancel-partial',
  title: { ko: '부분 취소', en: 'Cancel one of three lines' },
  persona: 'minseo',
  start: '/account/orders',
  steps: {
    ko: ['상품이 셋인 결제완료 주문에서 하나를 취소하세요', '꼬리표와 금액을 확인하세요'],
    en: ['Cancel one line of the paid order of three', 'See the tag and the amounts'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
