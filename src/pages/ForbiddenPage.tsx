import { patterns } from '../config/paths.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function ForbiddenPage() {
  const { titles, forbidden, common } = useTexts()
  useDocumentTitle(titles.forbidden)
  return (
    <EmptyState
      isPage
      frame="closed"
      title={forbidden.title}
      text={forbidden.text}
      action={<ButtonLink to={patterns.home}>{common.home}</ButtonLink>}
    />
  )
}
