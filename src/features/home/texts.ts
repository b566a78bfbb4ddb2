import { defineTexts } from '../../texts/defineTexts.ts'

/** Only the texts of the first page itself; its sections have their own. */
export const homeTexts = defineTexts({
  ko: { title: '홈', lookupError: '조회 오류' },
  en: { title: 'Home', lookupError: 'Lookup error' },
})
