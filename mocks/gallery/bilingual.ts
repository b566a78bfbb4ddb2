import type { Language } from '../../src/texts/defineTexts.ts'
import { useLocale } from '../../src/texts/useTexts.ts'
import { englishPersonas } from '../db/seed/englishPersonas.ts'
import { personas, type Persona } from '../db/seed/personas.ts'

type Bilingual<T = string> = { readonly ko: T; readonly en: T }

/** Returns a function that picks the form of the current language. */
export const useBilingual = () => {
  const { language } = useLocale()
  return <T>(both: Bilingual<T>): T => both[language]
}

/** The nickname of a persona in a language, as a world in that language has it. */
export const nickNameOf = (persona: Persona, language: Language): string =>
  (language === 'en' ? englishPersonas : personas)[persona].nickName
