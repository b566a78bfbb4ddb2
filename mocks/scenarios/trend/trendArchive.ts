import { scenario } from '../scenario.ts'

export const trendArchive = scenario({
  id: 'trend-archive',
  title: { ko: '지난 에피소드의 통계', en: 'The archive of the first episode' },
  persona: 'minseo',
  start: '/picks/staticstic?episode=1',
  steps: {
    ko: ['Top 5, 여성·남성 Top 3, 연령대, 큐레이터의 Pick을 확인하세요'],
    en: ['See the full archive'],
  },
  seen: [{ role: 'heading', name: 'Pick Trend' }],
})
