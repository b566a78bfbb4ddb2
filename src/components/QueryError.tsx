import type { ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

type Props = {
  /** Null while the query has not failed. */
  message: { text: ReactNode; lang?: 'ko' } | null
  /** The page's title, where the whole page failed. */
  title?: string
  /** Shown while there is no message. */
  loading?: ReactNode
  onRetry: () => unknown
}

/** Replaces a query's data until it has some: why it failed and a button that tries again, before that `loading`. */
export function QueryError({ message, loading = null, onRetry, ...title }: Props) {
  const { retry } = useTexts(commonTexts)
  if (!message) return loading
  return <ErrorState {...title} message={message.text} lang={message.lang} retryLabel={retry} onRetry={() => void onRetry()} />
}
