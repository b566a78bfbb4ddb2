import { scenario } from '../scenario.ts'

export const guestForbidden = scenario({
  id: 'guest-forbidden',
  title: { ko: '게스트에게 닫힌 화면', en: 'Closed to guests' },
  persona: 'guest',
  start: '/account/orders',
  steps: {
    ko: ['접근 권한이 없다는 화면이 보여야 해요'],
    en: ['Forbidden'],
  },
  seen: [{ role: 'heading', name: '접근 권한이 없어요' }],
})
