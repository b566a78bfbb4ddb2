import { errorText } from '../api/errorText.ts'
import { useProviderReturn } from '../features/auth/useProviderReturn.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CenteredPage } from '../ui/CenteredPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The redirect URI of the sign-in providers. */
export function CallbackPage({ provider }: { provider: string }) {
  const { titles, callback } = useTexts(pageTexts)
  const errors = useTexts(errorTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.callback)
  const { failure, retry } = useProviderReturn(provider)
  const words = failure && errorText(failure, errors, 'user')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={retry} />
  return (
    <CenteredPage title={callback.title}>
      <Spinner label={callback.wait} />
    </CenteredPage>
  )
}
