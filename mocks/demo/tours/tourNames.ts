import type { Language } from '../../../src/texts/defineTexts.ts'

/** The guided tours, with the scenario that each starts at. */
const scenarios = { pick: 'pick-fresh', buy: 'home-picked-no-memo', after: 'orders-every-status' } as const

export type TourName = keyof typeof scenarios
export const tourNames = ['pick', 'buy', 'after'] as const satisfies readonly TourName[]

/** The query that starts a tour, in Korean by default on a page in Korean. */
export function tourQuery(tour: TourName, language: Language): string {
  return `?scenario=${scenarios[tour]}${language === 'en' ? '&language=en' : ''}&tour=${tour}`
}

/** Each language in itself. */
export const languageNames = { ko: '한국어', en: 'English' }
