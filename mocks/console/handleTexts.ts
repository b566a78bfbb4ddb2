import { defineTexts } from '../../src/texts/defineTexts.ts'

export const handleTexts = defineTexts({
  ko: { name: '테스터 도구', open: '테스터 도구 열기' },
  en: { name: 'Tester tools', open: 'Open the tester tools' },
})
