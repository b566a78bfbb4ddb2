import { languages, type Language } from '../db/languages.ts'

/** The language of the interface in this page (CONST-05). */
export const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'ko')

/** The language of a world that begins in this page: the one that the address names (`&world=ko`), else the interface's. */
export function worldLanguage(): Language {
  const named = new URLSearchParams(location.search).get('world')
  return languages.find((language) => language === named) ?? pageLanguage()
}
