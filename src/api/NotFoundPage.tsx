import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { patterns } from '../config/paths.ts'
import { idText } from '../contract/values.ts'
import { commonTexts } from '../texts/common.ts'
import { usePage } from '../texts/usePage.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/controls/Button.tsx'
import { PageTitle } from '../ui/layout/Page.tsx'
import { pageTexts } from '../texts/pages.ts'
import { SheetLayout } from '../ui/layout/SheetLayout.tsx'

/** The page of an address that leads to nothing. */
export function NotFoundPage() {
  const { notFound } = useTexts(pageTexts)
  const common = useTexts(commonTexts)
  usePage(useTexts(pageTexts).titles.notFound)
  return (
    <SheetLayout phoneRows={2} from={-3}>
      <PageTitle eyebrow="404" lead={notFound.text}>
        {notFound.title}
      </PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </SheetLayout>
  )
}

/** The page of the id in the address: another id resets its state, an invalid one is not found (NAV-02). */
export function PageOfId({ page: Page }: { page: ComponentType<{ id: number }> }) {
  const id = v.safeParse(idText, useParams()['id'])
  return id.success ? <Page key={id.output} id={id.output} /> : <NotFoundPage />
}
