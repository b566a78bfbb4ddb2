import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const memoFails = scenario({
  id: 'memo-fails',
  title: { ko: '메모 저장 실패', en: 'Saving the memo fails once' },
  persona: 'minseo',
  prepare: (t) => {
    addFault(t, { operation: 'saveMemo', kind: 'status', left: 1 })
  },
  start: '/',
  steps: {
    ko: ['메모를 고쳐 저장하세요', '창이 열린 채 글이 남아 있어야 해요', '다시 저장하면 돼요'],
    en: ['Change the memo and save', 'The modal stays open with the text', 'Saving again works'],
  },
  seen: [{ role: 'button', name: '고쳐 쓰기' }],
})
