import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const pickNetworkDown = scenario({
  id: 'pick-network-down',
  title: { ko: 'Pick 제출 중 네트워크 끊김', en: 'Submitting fails on the network' },
  persona: 'jihoon',
  prepare: (t) => {
    addFault(t, { operation: 'recordPick', kind: 'network', left: 1 })
  },
  start: '/pick',
  steps: {
    ko: ['고르고 남기면 네트워크 오류가 보여요', '닫고 다시 남기면 돼요'],
    en: ['Submitting shows the network error', 'A second try works'],
  },
  seen: [{ role: 'button', name: '시작하기' }],
})
