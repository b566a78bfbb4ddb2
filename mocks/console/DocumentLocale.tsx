import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { documentLanguage } from '../../src/texts/TextsProvider.tsx'
import { LocaleContext } from '../../src/texts/useTexts.ts'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** Uses the page's language, which the app sets. */
export function DocumentLocale({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, documentLanguage)
  const locale = useMemo(() => ({ language, setLanguage: () => undefined }), [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
