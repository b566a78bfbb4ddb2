import { createContext, use } from 'react'
import type { Language } from './defineTexts.ts'

type Locale = { language: Language; setLanguage: (language: Language) => void }

export const LocaleContext = createContext<Locale>({ language: 'ko', setLanguage: () => undefined })

/** The texts in the chosen language. */
export const useTexts = <T>(texts: { ko: T; en: T }): T => texts[use(LocaleContext).language]

/** The chosen language, and how to change it. */
export const useLocale = (): Locale => use(LocaleContext)
