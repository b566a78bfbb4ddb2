import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import { errorText } from '../api/errorText.ts'
import { PickFlow } from '../features/pick/PickFlow.tsx'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import css from './CallbackPage.module.css'

export function PickPage() {
  const texts = useTexts()
  const { titles, common } = texts
  useDocumentTitle(titles.pick)
  // Entering asks anew: another window may have picked meanwhile.
  const { data: episode, error, refetch } = useCurrentEpisodeQuery(undefined, { refetchOnMountOrArgChange: true })

  if (!episode) {
    const words = error && errorText(error, texts.errors, 'currentEpisode')
    if (words)
      return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
    return (
      <div className={css.page}>
        <Spinner label={common.loading} />
      </div>
    )
  }
  return <PickFlow episode={episode} />
}
