import { scenario } from '../scenario.ts'

export const loginGuest = scenario({
  id: 'login-guest',
  title: { ko: '회원가입 없이 시작', en: 'In as a guest' },
  persona: null,
  start: '/login',
  steps: {
    ko: ['회원가입 없이 Pick하기를 누르세요', '추가 정보에서 건너뛰기를 누르세요', '게스트로 홈이 보여야 해요'],
    en: ['Start without an account', 'Skip the additional information', 'Home is shown to a guest'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: '회원가입 없이 Pick하기' },
  ],
})
