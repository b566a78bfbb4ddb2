import { defineTexts } from './defineTexts.ts'

/** Of a wait that lasts long. */
export const slowTexts = defineTexts({
  ko: { text: '평소보다 오래 걸리고 있어요', reload: '새로고침' },
  en: { text: 'This is taking longer than usual', reload: 'Reload' },
})
