import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

const MINUTE = 60_000

export const refreshNetworkDown = scenario({
  id: 'refresh-network-down',
  title: { ko: '토큰 갱신 중 네트워크 끊김', en: 'The refresh fails on the network' },
  persona: 'jihoon',
  signedInAgo: 30 * MINUTE + 1000,
  prepare: (t) => {
    addFault(t, { operation: 'refreshTokens', kind: 'network', left: 1 })
  },
  start: '/',
  steps: {
    ko: ['다시 시도를 누르세요', '로그인이 풀리지 않고 홈이 보여야 해요'],
    en: ['Try again', 'Still signed in, home is shown'],
  },
  seen: [{ role: 'button', name: '다시 시도' }],
})
