import { defineTexts } from '../../texts/defineTexts.ts'

export const memoTexts = defineTexts({
  ko: {
    title: "Pickers' Notes",
    label: '나의 메모',
    save: '메모 남기기',
    others: '다른 피커들의 메모',
    none: '첫 번째 메모를 남겨 보세요',
    writeMemo: '메모 쓰기',
    editMemo: '고쳐 쓰기',
    savedElsewhere: '다른 창에서 이 메모를 저장했어요. 한 번 더 남기면 아래 메모를 바꿔요.',
    memoInvitation: '왜 이 스타일을 골랐는지 한 줄 남겨 보세요',
    pickTitle: '나의 Pick',
    pickedAt: (day: string) => `${day}에 남긴 Pick`,
    editOwnMemo: '메모 고쳐 쓰기',
  },
  en: {
    title: "Pickers' Notes",
    label: 'My memo',
    save: 'Save',
    others: 'Other pickers’ memos',
    none: 'Be the first to leave a memo',
    writeMemo: 'Write a memo',
    editMemo: 'Edit',
    savedElsewhere: 'You saved this memo in another window. Save again to replace it:',
    memoInvitation: 'Tell us in a line why you picked these looks',
    pickTitle: 'My Pick',
    pickedAt: (day: string) => `Picked on ${day}`,
    editOwnMemo: 'Edit memo',
  },
})
