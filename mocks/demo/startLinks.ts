import type { Language } from '../../src/texts/defineTexts.ts'

/** What the start page and the ribbon offer to try, with the scenario that each starts. */
const scenarios = { pick: 'pick-fresh', buy: 'shop-browse', after: 'orders-every-status' } as const

export type StartName = keyof typeof scenarios
export const startNames = ['pick', 'buy', 'after'] as const satisfies readonly StartName[]

/** The query that starts one, in HTML; in Korean by default on a page in Korean. */
export function startQuery(name: StartName, language: Language): string {
  return `?scenario=${scenarios[name]}${language === 'en' ? '&amp;language=en' : ''}`
}

/** Each language in itself. */
export const languageNames = { ko: '한국어', en: 'English' }
