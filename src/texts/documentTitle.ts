import { useEffect } from 'react'
import { useShellTexts } from './provider.tsx'

/** The document's title while a page is shown (NAV-10). */
export function useDocumentTitle(title: string): void {
  const { site } = useShellTexts().titles
  useEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}
