import type { ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import type { Language } from '../texts/defineTexts.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

type Props = {
  /** Null without an error. */
  message: { text: ReactNode; lang?: Language | undefined } | null
  /** The page's title, if the whole page failed. */
  title?: string
  /** Shown while there is no message. */
  loading?: ReactNode
  /** Sends the request again. */
  onRetry: () => unknown
}

/** Rendered in place of missing data: `loading`, then on failure the message and a retry button. */
export function QueryError({ message, loading = null, onRetry, ...title }: Props) {
  const { retry } = useTexts(commonTexts)
  if (!message) return loading
  return <ErrorState {...title} message={message.text} lang={message.lang} retryLabel={retry} onRetry={() => void onRetry()} />
}
