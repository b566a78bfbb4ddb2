import { scenario } from '../scenario.ts'

const MINUTE = 60_000

export const sessionExpiring = scenario({
  id: 'session-expiring',
  title: { ko: '막 만료된 토큰', en: 'An access token that has just expired' },
  persona: 'jihoon',
  signedInAgo: 30 * MINUTE + 1000,
  start: '/',
  steps: {
    ko: ['아무 일도 없었던 것처럼 홈이 보여야 해요', '콘솔의 요청 기록에는 갱신이 한 번만 있어야 해요'],
    en: ['Home is shown as if nothing had happened', 'The request log has one refresh'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'link', name: '나의 Pick 남기기' },
  ],
})
