import { errorText } from '../api/errorText.ts'
import { useProviderReturn } from '../features/auth/useProviderReturn.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { usePickingTexts } from '../texts/provider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import css from './CallbackPage.module.css'

/** Where a provider sends the shopper back to. */
export function CallbackPage({ provider }: { provider: string }) {
  const texts = usePickingTexts()
  useDocumentTitle(texts.titles.callback)
  const { failure, retry } = useProviderReturn(provider)
  const words = failure && errorText(failure, texts.errors, 'user')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={texts.common.retry} onRetry={retry} />
  return (
    <section className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {texts.callback.title}
      </h1>
      <Spinner label={texts.callback.wait} />
    </section>
  )
}
