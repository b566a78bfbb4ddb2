import { passTime } from '../../db/clock.ts'
import { scenario } from '../scenario.ts'

const DAY = 24 * 60 * 60_000

export const homeComingSoon = scenario({
  id: 'home-coming-soon',
  title: { ko: '에피소드가 끝난 홈', en: 'Home after the episode' },
  persona: 'jihoon',
  prepare: (t) => {
    passTime(t.counters, 7 * DAY)
  },
  start: '/',
  steps: {
    ko: ['리뷰, 배너, 아카이브, COMING SOON을 차례로 확인하세요'],
    en: ['See reviews, banner, archive and COMING SOON'],
  },
  seen: [
    { role: 'heading', name: '입어 본 사람들의 이야기' },
    { role: 'heading', name: 'Pick이 모여 옷이 되었어요' },
    { role: 'heading', name: '지금 내 Pick은 어디쯤?' },
    { role: 'heading', name: '새로운 에피소드를 준비하고 있어요' },
  ],
})
