import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const tourTexts = defineTexts({
  ko: {
    guide: '안내',
    end: '안내 끝내기',
    finish: '마치기',
    left: '안내에서 벗어났어요. 이어서 할까요?',
    goOn: '이어서 하기',
  },
  en: {
    guide: 'Guide',
    end: 'End the tour',
    finish: 'Done',
    left: 'You’ve left the tour. Carry on?',
    goOn: 'Carry on',
  },
})
