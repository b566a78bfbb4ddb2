import { useLayoutEffect } from 'react'
import { commonTexts } from './common.ts'
import { useTexts } from './useTexts.ts'

/** Sets the document's title unless it is empty, in a layout effect so that it changes together with the heading. */
export function useDocumentTitle(title: string): void {
  const { site } = useTexts(commonTexts)
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${site}`
  }, [title, site])
}
