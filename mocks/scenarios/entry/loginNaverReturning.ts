import { scenario } from '../scenario.ts'

export const loginNaverReturning = scenario({
  id: 'login-naver-returning',
  title: { ko: '네이버로 다시 로그인', en: 'Signing in again with Naver' },
  persona: null,
  start: '/login',
  steps: {
    ko: ['네이버로 시작하기를 누르고 지훈으로 동의하세요', '추가 정보 없이 바로 홈이 보여야 해요'],
    en: ['Start with Naver and consent as Jihoon', 'Home is shown at once'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: '네이버로 시작하기' },
  ],
})
