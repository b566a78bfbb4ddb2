import { defineTexts } from '../../texts/defineTexts.ts'

/** Only the texts of the first page itself; its sections have their own. */
export const homeTexts = defineTexts({
  ko: {
    title: '홈',
    lookupError: '에피소드를 불러오지 못했어요',
    tryAgain: '잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Home',
    lookupError: 'Lookup error',
    tryAgain: 'Please try again in a moment.',
  },
})
