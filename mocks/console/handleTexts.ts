import { defineTexts } from '../../src/texts/defineTexts.ts'

export const handleTexts = defineTexts({
  ko: { name: '모의 서버 콘솔', open: '모의 서버 콘솔 열기' },
  en: { name: 'Mock backend console', open: 'Open the mock backend console' },
})
