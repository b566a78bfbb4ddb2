import { scenario } from '../scenario.ts'

export const homeNoEpisode = scenario({
  id: 'home-no-episode',
  title: { ko: '에피소드가 없는 홈', en: 'Home without any episode' },
  persona: 'jihoon',
  prepare: (t) => {
    for (const id of t.episodes.ids().slice()) t.episodes.remove(id)
  },
  start: '/',
  steps: {
    ko: ['조회 오류와 다시 시도를 확인하세요'],
    en: ['See the lookup error and the retry'],
  },
  seen: [{ role: 'button', name: '다시 시도' }],
})
