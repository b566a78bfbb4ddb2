import type { TextsOf } from './defineTexts.ts'
import { pageTexts } from './pages.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useTexts } from './useTexts.ts'

/**
 * Sets the document's title to that of a page, and returns it for the heading. Apart from `useDocumentTitle`, so that the landing
 * loads no other page's title.
 */
export function usePageTitle(page: keyof TextsOf<typeof pageTexts>['titles']): string {
  const title = useTexts(pageTexts).titles[page]
  useDocumentTitle(title)
  return title
}
