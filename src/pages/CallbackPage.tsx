import { errorText } from '../api/errorText.ts'
import { useProviderReturn } from '../features/auth/useProviderReturn.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import css from './CallbackPage.module.css'
import { pageTexts } from './texts.ts'

/** Where a provider sends the shopper back to. */
export function CallbackPage({ provider }: { provider: string }) {
  const { titles, callback } = useTexts(pageTexts)
  const errors = useTexts(errorTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(titles.callback)
  const { failure, retry } = useProviderReturn(provider)
  const words = failure && errorText(failure, errors, 'user')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={retry} />
  return (
    <section className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {callback.title}
      </h1>
      <Spinner label={callback.wait} />
    </section>
  )
}
