import { operations } from '../../../src/contract/operations.ts'
import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const serverDown = scenario({
  id: 'server-down',
  title: { ko: '고장 난 서버', en: 'The server is down' },
  persona: 'jihoon',
  prepare: (t) => {
    // Who is signed in is still told, or no block would be reached.
    for (const operation of Object.keys(operations)) {
      if (operation !== 'user' && operation !== 'refreshTokens') addFault(t, { operation, kind: 'status' })
    }
  },
  start: '/',
  steps: {
    ko: ['칸마다 오류와 다시 시도가 보여야 해요'],
    en: ['Each block shows its error with a retry'],
  },
  seen: [{ role: 'button', name: '다시 시도' }],
})
