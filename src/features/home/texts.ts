import { defineTexts } from '../../texts/defineTexts.ts'

/** Only the texts of the first page itself; its sections have their own. */
export const homeTexts = defineTexts({
  ko: {
    title: '홈',
    ended: '이번 에피소드는 끝났어요. 다음 에피소드를 준비하고 있어요.',
    lookupError: '에피소드를 불러오지 못했어요',
    tryAgain: '잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Home',
    ended: 'This episode has ended. The next one is on its way.',
    lookupError: 'Lookup error',
    tryAgain: 'Please try again in a moment.',
  },
})
