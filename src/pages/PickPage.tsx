import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import { errorText } from '../api/errorText.ts'
import { PickFlow } from '../features/pick/PickFlow.tsx'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CenteredPage } from '../ui/CenteredPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { pageTexts } from '../texts/pages.ts'

export function PickPage() {
  const errors = useTexts(errorTexts)
  const common = useTexts(commonTexts)
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.pick)
  // Refetched on entry: another window may have picked meanwhile.
  const { data: episode, error, refetch } = useCurrentEpisodeQuery(undefined, { refetchOnMountOrArgChange: true })

  if (!episode) {
    const words = error && errorText(error, errors, 'currentEpisode')
    if (words)
      return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
    return (
      <CenteredPage>
        <Spinner label={common.loading} />
      </CenteredPage>
    )
  }
  return <PickFlow episode={episode} />
}
