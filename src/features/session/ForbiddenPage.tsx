import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'
import { SheetLayout } from '../../ui/layout/SheetLayout.tsx'

export function ForbiddenPage() {
  const { forbidden } = useTexts(pageTexts)
  const common = useTexts(commonTexts)
  usePage()
  return (
    <SheetLayout isClosed phoneRows={2}>
      <PageTitle eyebrow="403" lead={forbidden.text}>
        {forbidden.title}
      </PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </SheetLayout>
  )
}
