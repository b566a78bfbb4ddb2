import { scenario } from '../scenario.ts'

export const guestOrderFound = scenario({
  id: 'guest-order-found',
  title: { ko: '비회원 주문조회', en: 'A guest finds the order' },
  persona: 'guestOrdered',
  start: '/guest/orders',
  steps: {
    ko: ['주문번호 20261121-QQQ64H6G2B와 휴대폰 번호 010-0000-0004로 조회하세요'],
    en: ['Look up 20261121-QQQ64H6G2B with 010-0000-0004'],
  },
  seen: [{ role: 'heading', name: '비회원 주문조회' }],
})
