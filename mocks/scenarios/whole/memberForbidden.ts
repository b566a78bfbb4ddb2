import { scenario } from '../scenario.ts'

export const memberForbidden = scenario({
  id: 'member-forbidden',
  title: { ko: '회원에게 닫힌 화면', en: 'Closed to members' },
  persona: 'minseo',
  start: '/guest/orders',
  steps: {
    ko: ['접근 권한이 없다는 화면이 보여야 해요'],
    en: ['Forbidden'],
  },
  seen: [{ role: 'heading', name: '접근 권한이 없어요' }],
})
