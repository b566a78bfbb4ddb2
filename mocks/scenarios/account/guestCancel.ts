import { scenario } from '../scenario.ts'

export const guestCancel = scenario({
  id: 'guest-cancel',
  title: { ko: '비회원 주문 취소', en: 'A guest cancels' },
  persona: 'guestOrdered',
  start: '/guest/orders',
  steps: {
    ko: ['주문번호 20261121-QQQ64H6G2B와 010-0000-0004로 조회해 취소하세요'],
    en: ['Look up 20261121-QQQ64H6G2B with 010-0000-0004 and cancel'],
  },
  seen: [{ role: 'heading', name: '비회원 주문조회' }],
})
