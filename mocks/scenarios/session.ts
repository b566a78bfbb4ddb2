import { addFault } from '../rules/faults.ts'
import { scenario } from './scenario.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * 60_000

export const sessionScenarios = [
  scenario({
    id: 'session-expiring',
    title: { ko: '막 만료된 토큰', en: 'An access token that has just expired' },
    persona: 'jihoon',
    signedInAgo: 30 * MINUTE + 1000,
    start: '/',
    steps: {
      ko: ['아무 일도 없었던 것처럼 홈이 보여야 해요', '테스터 도구의 요청 기록에는 갱신이 한 번만 있어야 해요'],
      en: ['Home is shown as if nothing had happened', 'The request log has one refresh'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
  scenario({
    id: 'windows-expire-together',
    title: { ko: '두 창이 함께 만료', en: 'Two windows expire together' },
    persona: 'jihoon',
    signedInAgo: 30 * MINUTE + 1000,
    start: '/',
    steps: {
      ko: ['같은 주소를 다른 창에서 하나 더 여세요', '두 창을 거의 동시에 새로고침하세요', '두 창 모두 로그인된 채여야 해요'],
      en: ['Open the same address in a second window', 'Reload both at nearly the same time', 'Both stay signed in'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
  scenario({
    id: 'refresh-network-down',
    title: { ko: '토큰 갱신 중 네트워크 끊김', en: 'The refresh fails on the network' },
    persona: 'jihoon',
    signedInAgo: 30 * MINUTE + 1000,
    prepare: (tx) => {
      addFault(tx, { operation: 'refreshTokens', kind: 'network', left: 1 })
    },
    start: '/',
    steps: {
      ko: ['다시 시도를 누르세요', '로그인이 풀리지 않고 홈이 보여야 해요'],
      en: ['Press retry', 'Home is shown, and the session is still valid'],
    },
    seen: [{ role: 'button', name: '다시 시도' }],
  }),
  scenario({
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
  }),
  scenario({
    id: 'additional-info',
    title: { ko: '추가 정보', en: 'Additional information' },
    persona: 'yuna',
    start: '/auth/additional-info',
    steps: {
      ko: ['아무것도 고르지 않고 시작하기를 누르세요', '둘 다 고르고 다시 누르세요', '처음부터 다시 와서 건너뛰기도 눌러 보세요'],
      en: ['Start without choosing anything', 'Choose both and start', 'Start the scenario again and press skip'],
    },
    seen: [
      { role: 'heading', name: '조금만 더 알려 주세요' },
      { role: 'button', name: '시작하기' },
      { role: 'button', name: '건너뛰기' },
    ],
  }),
]
