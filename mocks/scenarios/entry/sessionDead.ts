import { scenario } from '../scenario.ts'

const DAY = 24 * 60 * 60_000

export const sessionDead = scenario({
  id: 'session-dead',
  title: { ko: '두 토큰 모두 만료', en: 'Both tokens are dead' },
  persona: 'jihoon',
  signedInAgo: 15 * DAY,
  start: '/cart',
  steps: {
    ko: ['로그인 화면이 보여야 해요'],
    en: ['The login page is shown'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: 'Google로 시작하기' },
  ],
})
