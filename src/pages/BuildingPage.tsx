import { patterns } from '../config/paths.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import type { Texts } from '../texts/ko.ts'
import { useTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'

/** Stands at an address whose page is still being built. */
export function BuildingPage({ title }: { title: keyof Texts['titles'] }) {
  const { titles, building, common } = useTexts()
  useDocumentTitle(titles[title])
  return (
    <Page width="read">
      <PageTitle eyebrow={titles[title]} lead={building.text}>
        {building.title}
      </PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
