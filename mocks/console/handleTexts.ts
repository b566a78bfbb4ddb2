import { defineTexts } from '../../src/texts/defineTexts.ts'

/** Apart from `consoleTexts.ts`: the handle is on every page, the console is loaded when it opens. */
export const handleTexts = defineTexts({
  ko: { name: '테스터 도구', open: '테스터 도구 열기' },
  en: { name: 'Tester tools', open: 'Open the tester tools' },
})
