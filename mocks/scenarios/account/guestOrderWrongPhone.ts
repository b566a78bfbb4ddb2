import { scenario } from '../scenario.ts'

export const guestOrderWrongPhone = scenario({
  id: 'guest-order-wrong-phone',
  title: { ko: '틀린 전화번호', en: 'The wrong phone number' },
  persona: 'guest',
  start: '/guest/orders',
  steps: {
    ko: ['주문번호 20261121-QQQ64H6G2B와 다른 번호로 조회하세요', '여섯 번째에는 너무 많이 시도했다고 알려 줘요'],
    en: ['Look up 20261121-QQQ64H6G2B with another number', 'The sixth try says: too many attempts'],
  },
  seen: [{ role: 'heading', name: '비회원 주문조회' }],
})
