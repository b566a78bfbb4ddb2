import { createContext, use } from 'react'
import type { Language } from './defineTexts.ts'

type Locale = { language: Language; setLanguage: (language: Language) => void }

export const LocaleContext = createContext<Locale>({ language: 'ko', setLanguage: () => undefined })

export const useTexts = <T>(texts: { ko: T; en: T }): T => texts[use(LocaleContext).language]

export const useLocale = (): Locale => use(LocaleContext)

/** The language that the inline script of index.html set before the first paint. */
export const documentLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'ko')
