import { patterns } from '../config/paths.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFoundPage() {
  const { titles, notFound, common } = useTexts()
  useDocumentTitle(titles.notFound)
  return (
    <EmptyState
      isPage
      title={notFound.title}
      text={notFound.text}
      action={<ButtonLink to={patterns.home}>{common.home}</ButtonLink>}
    />
  )
}
