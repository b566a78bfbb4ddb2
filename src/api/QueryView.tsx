import type { ReactNode } from 'react'
import type { OperationName } from '../contract/operations.ts'
import { count as counted } from '../lib/format.ts'
import { commonTexts } from '../texts/common.ts'
import type { Language } from '../texts/defineTexts.ts'
import { errorTexts } from '../texts/errors.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { nothingReadable } from './errors.ts'
import { useErrorText } from './errorText.ts'
import css from './QueryView.module.css'

type Message = { text: ReactNode; lang?: Language | undefined }

type Props<T> = {
  /** The result of a query's hook. */
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown }
  /** The operation, which has a text for its failure. */
  call: OperationName
  /** In place of that text and of the server's message. */
  failure?: ReactNode
  /** Whether an error beside data is not shown: the next reply replaces the data, or another part shows the error. */
  isQuietWithData?: boolean
  /** The page's title, if the whole page failed. */
  title?: string
  /** In place of data that has not come. */
  loading: ReactNode
  /** In place of a list without an element. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * A query: `loading`, or why it failed with a button that sends it again; `empty` or its data. Data stays while it is fetched
 * again, and if that fails, with the error above it.
 */
export function QueryView<T>({ query, call, failure, isQuietWithData = false, title, loading, empty, children }: Props<T>) {
  const { data, error, refetch } = query
  const known = useErrorText()(error, call)
  const message = error && failure ? { text: failure } : known
  const isEmpty = empty !== undefined && hasNoItems(data)
  if (data === undefined && message) return <QueryError title={title} message={message} onRetry={refetch} />
  return (
    // One position for all states: a component that shows both loading and data stays.
    <>
      {message && !isQuietWithData && <StaleError message={message} onRetry={refetch} />}
      {data === undefined ? loading : isEmpty ? empty : children(data)}
    </>
  )
}

/** Whether a list, as the server sends it or as it could be read, has no element. */
function hasNoItems(data: unknown): boolean {
  const items: unknown = Object(data).items ?? data
  return Array.isArray(items) && items.length === 0
}

type NotReadProps = {
  /** The operation, which has a text for its failure. */
  call: OperationName
  /** Sends the request again. */
  onRetry: () => unknown
}

/** In place of a part of a reply of which nothing could be read: the error of its call. */
export function NotRead({ call, onRetry }: NotReadProps) {
  const message = useErrorText()(nothingReadable, call)
  return message && <QueryError message={message} onRetry={onRetry} />
}

type NotShownProps = {
  /** How many elements are left out; without any there is no sentence. */
  count: number
}

/** Below a list: how many of its elements could not be read (ERR-03). */
export function NotShown({ count }: NotShownProps) {
  const { notShown } = useTexts(errorTexts)
  return count > 0 && <p className={`${css.notShown} small`}>{notShown(counted(count))}</p>
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
  return <ErrorState title={title} message={text} lang={lang} onRetry={() => void onRetry()} />
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
