import { personas } from '../../db/seed/personas.ts'
import { issueAuthorizationCode, signInByCode } from '../../rules/session.ts'
import { scenario } from '../scenario.ts'

const state = 'scenario-state'

export const loginCodeReused = scenario({
  id: 'login-code-reused',
  title: { ko: '이미 쓴 인증 코드', en: 'A code that was used before' },
  persona: null,
  prepare: (t, now) => {
    const code = issueAuthorizationCode(t, { provider: 'google', state, userId: personas.yuna.id }, now)
    signInByCode(t, 'google', { authorizationCode: code, state }, now)
    return { code }
  },
  start: ({ code }) => `/auth/google/callback?${new URLSearchParams({ code, state }).toString()}`,
  device: () => ({ sessionStorage: { oauthState: state } }),
  steps: {
    ko: ['로그인에 실패하고 로그인 화면으로 돌아와야 해요', '다시 Google로 시작하면 로그인돼요'],
    en: ['Signing in fails and leads back to login', 'Another try works'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'alert', name: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.' },
  ],
})
