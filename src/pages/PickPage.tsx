import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import { isNotFound } from '../api/errorText.ts'
import { useErrorMessage } from '../api/useErrorMessage.ts'
import { QueryError } from '../components/QueryError.tsx'
import { NoPick } from '../features/pick/NoPick.tsx'
import { PickFlow } from '../features/pick/PickFlow.tsx'
import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { CenteredPage } from '../ui/CenteredPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { pageTexts } from '../texts/pages.ts'

export function PickPage() {
  const common = useTexts(commonTexts)
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.pick)
  // Refetched on entry: another window may have picked meanwhile.
  const { data: episode, error, refetch } = useCurrentEpisodeQuery(undefined, { refetchOnMountOrArgChange: true })
  const message = useErrorMessage(error, 'currentEpisode')
  if (episode) return <PickFlow episode={episode} />
  if (isNotFound(error)) return <NoPick reason="closed" />
  const loading = (
    <CenteredPage>
      <Spinner label={common.loading} />
    </CenteredPage>
  )
  return <QueryError message={message} loading={loading} onRetry={refetch} />
}
