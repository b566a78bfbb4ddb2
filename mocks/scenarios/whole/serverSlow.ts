import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const serverSlow = scenario({
  id: 'server-slow',
  title: { ko: '느린 서버', en: 'A slow server' },
  persona: 'jihoon',
  prepare: (t) => {
    addFault(t, { kind: 'latency', ms: 3000 })
  },
  start: '/',
  steps: {
    ko: ['모든 자리에 뼈대가 먼저 보이고 아무것도 튀지 않아야 해요'],
    en: ['Skeletons everywhere, nothing jumps'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'link', name: '나의 Pick 남기기' },
  ],
})
