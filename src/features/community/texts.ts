import { defineTexts, twoDigits } from '../../texts/defineTexts.ts'
import { episodeTexts } from '../episode/texts.ts'
import { memoTexts } from '../memo/texts.ts'

export const communityTexts = defineTexts({
  ko: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `EP ${twoDigits(id)}`,
    memos: '피커들의 메모',
    loading: '메모를 불러오는 중이에요',
    none: memoTexts.ko.none,
    count: (_: number, count: string) => `메모 ${count}개`,
    choose: episodeTexts.ko.choose,
    writeMemo: memoTexts.ko.writeMemo,
    editMemo: memoTexts.ko.editOwnMemo,
    moreStyles: (count: number) => `${count}벌 더 보기`,
  },
  en: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `EP ${twoDigits(id)}`,
    memos: 'Pickers’ memos',
    loading: 'Loading memos',
    none: memoTexts.en.none,
    count: (number: number, count: string) => `${count} ${number === 1 ? 'memo' : 'memos'}`,
    choose: episodeTexts.en.choose,
    writeMemo: memoTexts.en.writeMemo,
    editMemo: memoTexts.en.editOwnMemo,
    moreStyles: (count: number) => `Show ${count} more`,
  },
})
