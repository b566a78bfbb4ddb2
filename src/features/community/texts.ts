import { twoDigits } from '../../lib/twoDigits.ts'
import { defineTexts } from '../../texts/defineTexts.ts'

export const communityTexts = defineTexts({
  ko: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    memos: '피커들의 메모',
    loading: '메모를 불러오는 중이에요',
    none: '첫 번째 메모를 남겨 보세요',
    mine: '내 메모',
  },
  en: {
    eyebrow: (id: number) => `EP ${twoDigits(id)} · PICKERS' NOTES`,
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    memos: "Pickers' memos",
    loading: 'Loading memos',
    none: 'Leave the first memo',
    mine: 'My memo',
  },
})
