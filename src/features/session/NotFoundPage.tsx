import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'
import { SheetLayout } from './SheetLayout.tsx'

/** The page of an address that leads to nothing. */
export function NotFoundPage() {
  const { titles, notFound } = useTexts(pageTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.notFound)
  return (
    <SheetLayout phoneRows={2}>
      <PageTitle eyebrow="404" lead={notFound.text}>
        {notFound.title}
      </PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </SheetLayout>
  )
}
