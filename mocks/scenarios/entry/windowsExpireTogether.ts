import { scenario } from '../scenario.ts'

const MINUTE = 60_000

export const windowsExpireTogether = scenario({
  id: 'windows-expire-together',
  title: { ko: '두 창이 함께 만료', en: 'Two windows expire together' },
  persona: 'jihoon',
  signedInAgo: 30 * MINUTE + 1000,
  start: '/',
  steps: {
    ko: ['같은 주소를 다른 창에서 하나 더 여세요', '두 창을 거의 동시에 새로고침하세요', '두 창 모두 로그인된 채여야 해요'],
    en: ['Open the same address in a second window', 'Reload both at nearly the same time', 'Both stay signed in'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'link', name: '나의 Pick 남기기' },
  ],
})
