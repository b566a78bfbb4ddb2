import { useEffect } from 'react'
import { useLocale } from '../../src/texts/useTexts.ts'

type Bilingual<T = string> = { readonly ko: T; readonly en: T }

/** The form of the language chosen. */
export const useBilingual = () => {
  const { language } = useLocale()
  return <T>(both: Bilingual<T>): T => both[language]
}

/** Sets the document's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pickers`
  }, [title])
}
