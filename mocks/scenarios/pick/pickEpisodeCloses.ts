import { passTime } from '../../db/clock.ts'
import { scenario } from '../scenario.ts'

const MINUTE = 60_000

export const pickEpisodeCloses = scenario({
  id: 'pick-episode-closes',
  title: { ko: '60초 뒤에 끝나는 에피소드', en: 'The episode ends in 60 seconds' },
  persona: 'jihoon',
  prepare: (t, now) => {
    const { endsAt = now } = t.episodes.get(6) ?? {}
    passTime(t.counters, endsAt - MINUTE - now)
  },
  start: '/pick',
  steps: {
    ko: ['옷을 고르고 확인 화면에서 1분을 기다리세요', '남기면 종료된 에피소드라고 알려 줘요'],
    en: ['Choose, wait a minute on the confirmation', 'Submitting is refused: it is over'],
  },
  seen: [{ role: 'button', name: '시작하기' }],
})
