import { useLocale } from '../../src/texts/useTexts.ts'

type Bilingual<T = string> = { readonly ko: T; readonly en: T }

/** Returns a function that picks the form of the current language. */
export const useBilingual = () => {
  const { language } = useLocale()
  return <T>(both: Bilingual<T>): T => both[language]
}
