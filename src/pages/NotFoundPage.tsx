import { patterns } from '../config/paths.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'

export function NotFoundPage() {
  const { titles, notFound, common } = useTexts()
  useDocumentTitle(titles.notFound)
  return (
    <Page width="read">
      <PageTitle lead={notFound.text}>{notFound.title}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
