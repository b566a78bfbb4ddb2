import type { ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import type { Language } from '../texts/defineTexts.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import css from './QueryView.module.css'

type Message = { text: ReactNode; lang?: Language | undefined }

type Props<T> = {
  /** The result of a query's hook. */
  query: { data?: T | undefined; refetch: () => unknown }
  /** Why the last request failed; null without an error. */
  message: Message | null
  /** The page's title, if the whole page failed. */
  title?: string
  /** In place of data that has not come. */
  loading: ReactNode
  /** In place of an empty list. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * A query: `loading`, or why it failed with a button that sends it again; `empty` or its data. Data stays while it is fetched
 * again, and if that fails, with the error above it.
 */
export function QueryView<T>({ query: { data, refetch }, message, title, loading, empty, children }: Props<T>) {
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
  if (data === undefined && message) return <QueryError title={title} message={message} onRetry={refetch} />
  return (
    // One position for all states: a component that shows both loading and data stays.
    <>
      {message && <StaleError message={message} onRetry={refetch} />}
      {data === undefined ? loading : isEmpty ? empty : children(data)}
    </>
  )
}

type ErrorProps = {
  /** The page's title, if the whole page failed. */
  title?: string | undefined
  /** Why the request failed. */
  message: Message
  /** Sends the request again. */
  onRetry: () => unknown
}

/** Why data is missing, and a button that tries again. */
export function QueryError({ title, message: { text, lang }, onRetry }: ErrorProps) {
  const { retry } = useTexts(commonTexts)
  return <ErrorState title={title} message={text} lang={lang} retryLabel={retry} onRetry={() => void onRetry()} />
}

function StaleError({ message: { text, lang }, onRetry }: ErrorProps) {
  const { retry } = useTexts(commonTexts)
  return (
    <div role="alert" className={css.stale}>
      <span lang={lang}>{text}</span>
      <Button variant="quiet" size="compact" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </div>
  )
}
