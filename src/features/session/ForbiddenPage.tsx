import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageTexts } from '../../texts/pages.ts'

export function ForbiddenPage() {
  const { titles, forbidden } = useTexts(pageTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.forbidden)
  return (
    <EmptyState
      isPage
      caption="403"
      variant="closed"
      title={forbidden.title}
      text={forbidden.text}
      action={<ButtonLink to={patterns.home}>{common.home}</ButtonLink>}
    />
  )
}
