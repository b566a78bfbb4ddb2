import { changeCrowd } from '../../rules/crowd.ts'
import { scenario } from '../scenario.ts'

export const homeLive = scenario({
  id: 'home-live',
  title: { ko: '실시간으로 움직이는 홈', en: 'Home, live' },
  persona: 'jihoon',
  prepare: (t, now) => changeCrowd(t, 120, now),
  start: '/',
  steps: {
    ko: ['10초마다 인사이트 카드가 바뀌는지 보세요'],
    en: ['Insight cards change every ten seconds'],
  },
  seen: [
    { role: 'heading', name: '지금 내 Pick은 어디쯤?' },
    { role: 'link', name: '실시간 통계 자세히' },
  ],
})
