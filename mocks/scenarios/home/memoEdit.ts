import { scenario } from '../scenario.ts'

export const memoEdit = scenario({
  id: 'memo-edit',
  title: { ko: '메모 고치기', en: 'Edit a memo' },
  persona: 'minseo',
  start: '/',
  steps: {
    ko: ['메모를 열어 쓴 글이 그대로 있는지 보세요', '고쳐서 저장하세요'],
    en: ['Open the memo: her text is there', 'Change and save it'],
  },
  seen: [{ role: 'button', name: '고쳐 쓰기' }],
})
