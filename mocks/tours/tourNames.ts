import type { Language } from '../../src/texts/defineTexts.ts'

/** What a visitor can try, with the scenario that it starts at. */
const scenarios = { pick: 'pick-fresh', buy: 'home-picked-no-memo', after: 'orders-every-status' } as const

export type TourName = keyof typeof scenarios
export const tourNames = ['pick', 'buy', 'after'] as const satisfies readonly TourName[]

/** The names of those that a tour guides through; the others only start their scenario. */
const guided: ReadonlySet<TourName> = new Set(['pick', 'buy'])

/** The query that starts a thing to try, as HTML. A scenario is Korean unless its address says otherwise. */
export function tourQuery(tour: TourName, language: Language): string {
  const parameters = [
    `scenario=${scenarios[tour]}`,
    ...(language === 'en' ? ['language=en'] : []),
    ...(guided.has(tour) ? [`tour=${tour}`] : []),
  ]
  return `?${parameters.join('&amp;')}`
}

/** Each language in itself. */
export const languageNames = { ko: '한국어', en: 'English' }
