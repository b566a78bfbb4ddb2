import { operations } from '../../../src/contract/operations.ts'
import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const serverGarbage = scenario({
  id: 'server-garbage',
  title: { ko: '엉뚱한 응답', en: 'HTML instead of JSON' },
  persona: 'jihoon',
  prepare: (t) => {
    // Who is signed in is still told, or no block would be reached.
    for (const operation of Object.keys(operations)) {
      if (operation !== 'user' && operation !== 'refreshTokens') addFault(t, { operation, kind: 'garbage' })
    }
  },
  start: '/',
  steps: {
    ko: ['오류를 알리고 화면이 멀쩡해야 해요'],
    en: ['Errors, no crash'],
  },
  seen: [{ role: 'button', name: '다시 시도' }],
})
