import { defineTexts } from './defineTexts.ts'

export const carouselTexts = defineTexts({
  ko: {
    previous: '이전',
    next: '다음',
    position: (number: number, count: number) => `${number} / ${count}`,
    goTo: (number: number) => `${number}번째로 가기`,
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    position: (number: number, count: number) => `${number} / ${count}`,
    goTo: (number: number) => `Go to ${number}`,
  },
})
