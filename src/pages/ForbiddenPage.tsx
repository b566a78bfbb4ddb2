import { patterns } from '../config/paths.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'

export function ForbiddenPage() {
  const { titles, forbidden, common } = useTexts()
  useDocumentTitle(titles.forbidden)
  return (
    <Page width="read">
      <PageTitle lead={forbidden.text}>{forbidden.title}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
