import { defineTexts, twoDigits } from '../../texts/defineTexts.ts'

export const communityTexts = defineTexts({
  ko: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `EP ${twoDigits(id)}`,
    memos: '피커들의 메모',
    loading: '메모를 불러오는 중이에요',
    none: '첫 번째 메모를 남겨 보세요',
    count: (_: number, count: string) => `메모 ${count}개`,
    choose: '에피소드 고르기',
    writeMemo: '메모 쓰기',
    editMemo: '메모 고쳐 쓰기',
    moreStyles: (count: number) => `${count}벌 더 보기`,
  },
  en: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `EP ${twoDigits(id)}`,
    memos: 'Pickers’ memos',
    loading: 'Loading memos',
    none: 'Be the first to leave a memo',
    count: (number: number, count: string) => `${count} ${number === 1 ? 'memo' : 'memos'}`,
    choose: 'Choose an episode',
    writeMemo: 'Write a memo',
    editMemo: 'Edit my memo',
    moreStyles: (count: number) => `Show ${count} more`,
  },
})
