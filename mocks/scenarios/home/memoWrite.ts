import { personas } from '../../db/seed/personas.ts'
import { ownedBy } from '../../db/tables/picks.ts'
import { scenario } from '../scenario.ts'

export const memoWrite = scenario({
  id: 'memo-write',
  title: { ko: '메모 쓰기', en: 'Write a memo' },
  persona: 'minseo',
  prepare: (t) => t.memos.remove(t.memos.once.owner(ownedBy(personas.minseo.id, 6)) ?? 0),
  start: '/',
  steps: {
    ko: ['메모 쓰기를 누르고 한 줄 남기세요', '저장하면 홈에 보여야 해요'],
    en: ['Write a memo and save', 'It is shown on the home page'],
  },
  seen: [{ role: 'button', name: '메모 쓰기' }],
})
