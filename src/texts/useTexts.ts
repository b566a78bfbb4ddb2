import { createContext, use } from 'react'
import type { Language } from './defineTexts.ts'

type Locale = { language: Language; setLanguage: (language: Language) => void }

export const LocaleContext = createContext<Locale>({ language: 'ko', setLanguage: () => undefined })

/** The texts in the current language. */
export const useTexts = <T>(texts: { ko: T; en: T }): T => texts[use(LocaleContext).language]

/** The current language, and a function that changes it. */
export const useLocale = (): Locale => use(LocaleContext)
