import { addFault } from '../rules/faults.ts'
import { personas } from '../db/seed/personas.ts'
import { scenario } from './scenario.ts'

export const memoScenarios = [
  scenario({
    id: 'memo-write',
    title: { ko: '메모 쓰기', en: 'Write a memo' },
    persona: 'minseo',
    prepare: (tx) => void tx.memos.delete((q) => q.where({ userId: personas.minseo.id, episodeId: 6 })),
    start: '/',
    steps: {
      ko: ['메모 쓰기를 누르고 한 줄 남기세요', '저장하면 홈에 보여야 해요'],
      en: ['Write a memo and save', 'It is shown on the home page'],
    },
    seen: [{ role: 'button', name: '메모 쓰기' }],
  }),
  scenario({
    id: 'memo-edit',
    title: { ko: '메모 고치기', en: 'Edit a memo' },
    persona: 'minseo',
    start: '/',
    steps: {
      ko: ['메모를 열어 쓴 글이 그대로 있는지 보세요', '고쳐서 저장하세요'],
      en: ['Open the memo: the saved text is shown', 'Change and save it'],
    },
    seen: [{ role: 'button', name: '고쳐 쓰기' }],
  }),
  scenario({
    id: 'memo-fails',
    title: { ko: '메모 저장 실패', en: 'Saving the memo fails once' },
    persona: 'minseo',
    prepare: (tx) => {
      addFault(tx, { operation: 'saveMemo', kind: 'status', left: 1 })
    },
    start: '/',
    steps: {
      ko: ['메모를 고쳐 저장하세요', '창이 열린 채 글이 남아 있어야 해요', '다시 저장하면 돼요'],
      en: ['Change the memo and save', 'The modal stays open with the text', 'Saving again works'],
    },
    seen: [{ role: 'button', name: '고쳐 쓰기' }],
  }),
]
