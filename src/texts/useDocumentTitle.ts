import { useLayoutEffect } from 'react'
import { commonTexts } from './common.ts'
import { useTexts } from './useTexts.ts'

/** Sets the document's title while a page is shown (NAV-10), together with the heading: a layout effect, so that both change at once. */
export function useDocumentTitle(title: string): void {
  const { site } = useTexts(commonTexts)
  useLayoutEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}
