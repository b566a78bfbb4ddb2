import { personas } from '../../db/seed/personas.ts'
import { recordPick } from '../../rules/participation.ts'
import { scenario } from '../scenario.ts'

export const homePickedNoMemo = scenario({
  id: 'home-picked-no-memo',
  title: { ko: '참여했지만 메모는 없는 홈', en: 'Home, picked, no memo yet' },
  persona: 'jihoon',
  prepare: (t, now) => recordPick(t, personas.jihoon, { episodeId: 6, styleIds: t.styles.episode.ids(6).slice(0, 3) }, now),
  start: '/',
  steps: {
    ko: ['메모를 쓰라는 초대를 확인하세요'],
    en: ['See the invitation to write a memo'],
  },
  seen: [
    { role: 'button', name: '나의 Pick 확인하기' },
    { role: 'button', name: '메모 쓰기' },
  ],
})
