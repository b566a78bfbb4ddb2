import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The page of an address that leads to nothing. */
export function NotFoundPage() {
  const { titles, notFound } = useTexts(pageTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.notFound)
  return (
    <EmptyState
      isPage
      caption="404"
      title={notFound.title}
      text={notFound.text}
      action={<ButtonLink to="/">{common.home}</ButtonLink>}
    />
  )
}
