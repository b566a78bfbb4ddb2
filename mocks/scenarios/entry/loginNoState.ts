import { scenario } from '../scenario.ts'

export const loginNoState = scenario({
  id: 'login-no-state',
  title: { ko: 'state 없는 콜백', en: 'A callback without state' },
  persona: null,
  start: '/auth/google/callback?code=x',
  steps: {
    ko: ['아무 요청도 보내지 않고 로그인 화면이 보여야 해요'],
    en: ['Nothing is sent; the login page is shown'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: 'Google로 시작하기' },
  ],
})
