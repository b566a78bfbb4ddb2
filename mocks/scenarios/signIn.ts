import { personas } from '../db/seed/personas.ts'
import { issueAuthorizationCode, signInByCode } from '../rules/users/session.ts'
import { scenario } from './scenario.ts'

const oauthState = 'scenario-state'

export const signInScenarios = [
  scenario({
    id: 'visitor-landing',
    title: { ko: '처음 온 방문자', en: 'A visitor arrives' },
    persona: null,
    start: '/',
    steps: {
      ko: [
        '사진을 눌러 동그란 화면이 펼쳐지는지 보세요',
        '멈춤 버튼으로 움직임을 멈춰 보세요',
        '나의 Pick 남기러 가기를 누르세요',
      ],
      en: ['Tap a picture and watch the circle open', 'Pause the movement', 'Go to login'],
    },
    seen: [
      { role: 'heading', name: 'Your Pick. Our Curation' },
      { role: 'link', name: '나의 Pick 남기러 가기' },
      { role: 'button', name: '움직임 멈추기' },
    ],
  }),
  scenario({
    id: 'login-google-new',
    title: { ko: 'Google로 처음 가입', en: 'First sign-in with Google' },
    persona: null,
    start: '/login',
    steps: {
      ko: ['Google로 시작하기를 누르고 유나로 동의하세요', '추가 정보를 고르고 시작하기를 누르세요', '홈이 보이면 성공이에요'],
      en: ['Continue with Google and consent as Yuna', 'Choose birth year and gender and start', 'Home is shown'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'button', name: 'Google로 시작하기' },
    ],
  }),
  scenario({
    id: 'login-naver-returning',
    title: { ko: '네이버로 다시 로그인', en: 'Signing in again with Naver' },
    persona: null,
    start: '/login',
    steps: {
      ko: ['네이버로 시작하기를 누르고 지훈으로 동의하세요', '추가 정보 없이 바로 홈이 보여야 해요'],
      en: ['Continue with Naver and consent as Jihoon', 'Home is shown at once'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'button', name: '네이버로 시작하기' },
    ],
  }),
  scenario({
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
  }),
  scenario({
    id: 'login-denied',
    title: { ko: '동의를 거절한 로그인', en: 'Consent denied at the provider' },
    persona: null,
    start: '/login',
    steps: {
      ko: ['Google로 시작하기를 누르고 동의를 거절하세요', '로그인 화면에 취소했다는 안내가 보여야 해요'],
      en: ['Continue with Google and refuse the consent', 'The login page says that the sign-in was cancelled'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'button', name: 'Google로 시작하기' },
    ],
  }),
  scenario({
    id: 'login-code-reused',
    title: { ko: '이미 쓴 인증 코드', en: 'A code that was used before' },
    persona: null,
    prepare: (tx, now) => {
      const code = issueAuthorizationCode(tx, { provider: 'google', state: oauthState, userId: personas.yuna.id }, now)
      signInByCode(tx, 'google', { authorizationCode: code, state: oauthState }, now)
      return { code }
    },
    start: ({ code }) => `/auth/google/callback?${new URLSearchParams({ code, state: oauthState }).toString()}`,
    device: () => ({
      localStorage: { oauthStates: JSON.stringify([{ state: oauthState, provider: 'google', at: Date.now() }]) },
    }),
    steps: {
      ko: ['로그인에 실패하고 로그인 화면으로 돌아와야 해요', '다시 Google로 시작하면 로그인돼요'],
      en: ['The sign-in fails, and the login page is shown', 'Continue with Google again: the sign-in works'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'alert', name: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.' },
    ],
  }),
  scenario({
    id: 'login-reload-midway',
    title: { ko: '로그인 도중 새로고침', en: 'Reloaded while logging in' },
    persona: null,
    prepare: (tx, now) => ({
      code: issueAuthorizationCode(tx, { provider: 'google', state: oauthState, userId: personas.yuna.id }, now),
    }),
    start: ({ code }) => `/auth/google/callback?${new URLSearchParams({ code, state: oauthState }).toString()}`,
    device: (_, { code }) => ({ sessionStorage: { authorizationCode: code } }),
    steps: {
      ko: ['로딩 화면에 머물지 않고 로그인 화면이 보여야 해요'],
      en: ['The login page is shown instead of an endless spinner'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'button', name: 'Google로 시작하기' },
    ],
  }),
  scenario({
    id: 'login-no-state',
    title: { ko: 'state 없는 콜백', en: 'A callback without state' },
    persona: null,
    start: '/auth/google/callback?code=x',
    steps: {
      ko: ['아무 요청도 보내지 않고 로그인 화면이 보여야 해요'],
      en: ['The login page is shown, and no request is sent'],
    },
    seen: [
      { role: 'heading', name: '특별한 스타일 여정, 지금 시작해요' },
      { role: 'button', name: 'Google로 시작하기' },
    ],
  }),
]
