import { addFault } from '../rules/faults.ts'
import { passTime } from '../db/clock.ts'
import { scenario } from './scenario.ts'

const MINUTE = 60_000

export const pickScenarios = [
  scenario({
    id: 'pick-fresh',
    title: { ko: '처음부터 끝까지 Pick', en: 'The whole pick flow' },
    persona: 'guest',
    start: '/pick',
    steps: {
      ko: ['시작하기를 누르고 마음에 드는 옷을 고르세요', '확인하고 남기면 참여 완료가 보여요'],
      en: ['Press start and choose outfits', 'Confirm and submit: participation is complete'],
    },
    seen: [{ role: 'button', name: '시작하기' }],
  }),
  scenario({
    id: 'pick-taken-meanwhile',
    title: { ko: '다른 창에서 먼저 참여', en: 'Picked in another window meanwhile' },
    persona: 'jihoon',
    start: '/pick',
    steps: {
      ko: [
        '여기서 옷을 고르고 확인 화면까지 가세요',
        '다른 창에서 같은 주소를 열어 먼저 남기세요',
        '여기서 남기면 거절되고 고른 옷은 그대로예요',
      ],
      en: [
        'Choose outfits here and go to the confirmation',
        'Open the same address in another window and submit there first',
        'Submit here: it is refused, and the chosen outfits stay',
      ],
    },
    seen: [{ role: 'button', name: '시작하기' }],
  }),
  scenario({
    id: 'pick-episode-closes',
    title: { ko: '60초 뒤에 끝나는 에피소드', en: 'The episode ends in 60 seconds' },
    persona: 'jihoon',
    prepare: (tx, now) => {
      const { endsAt = now } = tx.episodes.findFirst((q) => q.where({ id: 6 })) ?? {}
      passTime(tx.counters, endsAt - MINUTE - now)
    },
    start: '/pick',
    steps: {
      ko: ['옷을 고르고 확인 화면에서 1분을 기다리세요', '남기면 종료된 에피소드라고 알려 줘요'],
      en: ['Choose outfits and wait a minute on the confirmation', 'Submit: a message says that the episode has ended'],
    },
    seen: [{ role: 'button', name: '시작하기' }],
  }),
  scenario({
    id: 'pick-network-down',
    title: { ko: 'Pick 제출 중 네트워크 끊김', en: 'Submitting fails on the network' },
    persona: 'jihoon',
    prepare: (tx) => {
      addFault(tx, { operation: 'recordPick', kind: 'network', left: 1 })
    },
    start: '/pick',
    steps: {
      ko: ['고르고 남기면 네트워크 오류가 보여요', '닫고 다시 남기면 돼요'],
      en: ['Choose and submit: a network error is shown', 'Close it and submit again: it works'],
    },
    seen: [{ role: 'button', name: '시작하기' }],
  }),
]
