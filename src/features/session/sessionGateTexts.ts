import { defineTexts } from '../../texts/defineTexts.ts'

/** Not among the texts of the login page, since every page of the app loads it. */
export const sessionGateTexts = defineTexts({
  ko: { failed: '로그인 상태를 확인하지 못했어요' },
  en: { failed: 'We couldn’t check your login' },
})
