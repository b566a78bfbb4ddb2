import { changeCrowd } from '../../rules/crowd.ts'
import { scenario } from '../scenario.ts'

export const trendLive = scenario({
  id: 'trend-live',
  title: { ko: '움직이는 순위', en: 'Ranks that move' },
  persona: 'minseo',
  prepare: (t, now) => changeCrowd(t, 240, now),
  start: '/picks/staticstic',
  steps: {
    ko: ['순위가 바뀌는 모습을 보세요'],
    en: ['Watch ranks change'],
  },
  seen: [{ role: 'heading', name: 'Pick Trend' }],
})
