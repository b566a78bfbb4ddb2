import { useLayoutEffect } from 'react'
import { useShellTexts } from './provider.tsx'

/** The document's title while a page is shown (NAV-10); it changes with the heading, so that whoever sees one may read the other. */
export function useDocumentTitle(title: string): void {
  const { site } = useShellTexts().titles
  useLayoutEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}
