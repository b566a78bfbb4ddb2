import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localBox } from '../../src/lib/storage.ts'

export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]

type Spoken = { readonly language: Language; readonly speak: (language: Language) => void }
const Speech = createContext<Spoken>({ language: 'ko', speak: () => undefined })

/** As the shop asked for (Google's `hl`, the payment window's `languageView`), else as this device speaks with the shop. */
export function firstLanguage(fields: Readonly<Record<string, string>>): Language {
  const asked = (fields['hl'] ?? fields['languageView'] ?? localBox.read('language') ?? 'ko').toLowerCase()
  return asked.startsWith('en') ? 'en' : 'ko'
}

/** The page's own language: another company keeps nothing in the shop's storage. */
export function Speaking({ first, children }: { first: Language; children: ReactNode }) {
  const [language, speak] = useState(first)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo(() => ({ language, speak }), [language])
  return <Speech value={spoken}>{children}</Speech>
}

/** One's own words of a pair of catalogues. */
export const useWords = <W,>(of: { readonly ko: W; readonly en: W }): W => of[use(Speech).language]

export const useSpeech = (): Spoken => use(Speech)
