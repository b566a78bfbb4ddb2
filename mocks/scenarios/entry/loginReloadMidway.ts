import { personas } from '../../db/seed/personas.ts'
import { issueAuthorizationCode } from '../../rules/session.ts'
import { scenario } from '../scenario.ts'

const state = 'scenario-state'

export const loginReloadMidway = scenario({
  id: 'login-reload-midway',
  title: { ko: '로그인 도중 새로고침', en: 'Reloaded while logging in' },
  persona: null,
  prepare: (t, now) => ({ code: issueAuthorizationCode(t, { provider: 'google', state, userId: personas.yuna.id }, now) }),
  start: ({ code }) => `/auth/google/callback?${new URLSearchParams({ code, state }).toString()}`,
  device: (_, { code }) => ({ sessionStorage: { oauthState: state, authorizationCode: code } }),
  steps: {
    ko: ['빙글빙글 도는 화면에 머물지 않고 로그인 화면이 보여야 해요'],
    en: ['No endless spinner: the login page is shown'],
  },
  seen: [
    { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
    { role: 'button', name: 'Google로 시작하기' },
  ],
})
