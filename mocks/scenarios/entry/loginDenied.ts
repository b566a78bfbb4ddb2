import { scenario } from '../scenario.ts'

export const loginDenied = scenario({
  id: 'login-denied',
  title: { ko: '동의를 거절한 로그인', en: 'Consent denied at the provider' },
  persona: null,
  start: '/login',
  steps: {
    ko: ['Google로 시작하기를 누르고 동의를 거절하세요', '로그인 화면에 취소했다는 안내가 보여야 해요'],
    en: ['Start with Google and deny', 'The login page says that it was cancelled'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: 'Google로 시작하기' },
  ],
})
