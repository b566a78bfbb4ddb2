import { scenario } from '../scenario.ts'

export const loginGoogleNew = scenario({
  id: 'login-google-new',
  title: { ko: 'Google로 처음 가입', en: 'First sign-in with Google' },
  persona: null,
  start: '/login',
  steps: {
    ko: ['Google로 시작하기를 누르고 유나로 동의하세요', '추가 정보를 고르고 시작하기를 누르세요', '홈이 보이면 성공이에요'],
    en: ['Start with Google and consent as Yuna', 'Choose birth year and gender and start', 'Home is shown'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: 'Google로 시작하기' },
  ],
})
