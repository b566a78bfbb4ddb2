import { defineTexts } from '../../texts/defineTexts.ts'

/** Home has them to itself: it is the first page that is fetched. */
export const homeTexts = defineTexts({
  ko: { title: '홈', lookupError: '조회 오류' },
  en: { title: 'Home', lookupError: 'Lookup error' },
})
