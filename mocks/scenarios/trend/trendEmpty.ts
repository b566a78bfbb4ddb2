import { scenario } from '../scenario.ts'

export const trendEmpty = scenario({
  id: 'trend-empty',
  title: { ko: '아무도 참여하지 않은 에피소드', en: 'An episode nobody has picked in' },
  persona: 'jihoon',
  prepare: (t) => {
    for (const { id, episodeId } of t.picks.all()) if (episodeId === 6) t.picks.remove(id)
    for (const id of t.memos.episode.ids(6).slice()) t.memos.remove(id)
  },
  start: '/picks/staticstic',
  steps: {
    ko: ['칸마다 비었다는 말이 보여야 해요'],
    en: ['Every section says that it is empty'],
  },
  seen: [{ role: 'heading', name: 'Pick Trend' }],
})
