import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { safeLocalStorage } from '../lib/storage.ts'
import type { Language } from './defineTexts.ts'
import { LocaleContext } from './useTexts.ts'

type Props = {
  initial: Language
  /** Whether a change is stored; not in the emulated providers, which stand for other companies' sites. */
  isStored?: boolean
  children: ReactNode
}

/** Provides the language, and sets the document's `lang`. */
export function TextsProvider({ initial, isStored = true, children }: Props) {
  const [language, setLanguage] = useState(initial)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const locale = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        if (isStored) safeLocalStorage.write('language', next)
        setLanguage(next)
      },
    }),
    [language, isStored],
  )
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
