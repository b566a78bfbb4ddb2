import type { Language } from './db/languages.ts'

/** The language of the interface in this page (CONST-05). */
export const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'ko')
