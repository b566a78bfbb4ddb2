import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'

type Props = {
  /** The screen's title where the whole screen failed. */
  title?: ReactNode
  message: ReactNode
  /** The tongue of the message where it is not the page's: what the server says stays Korean. */
  lang?: string | undefined
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
}

/** A torn frame and what happened, in place of the block that failed: the rest of the page goes on. */
export function ErrorState({ title, message, lang, retryLabel, onRetry }: Props) {
  return (
    <div className={css.state} data-page={title !== undefined} role="alert">
      <svg className={css.frame} viewBox="0 0 72 96" aria-hidden="true">
        <path d="M71.25 40V.75H.75V52l13-9 10 10 12-12 11 9 10-11zM.75 66v29.25h70.5V54l-14.5-1-10 11-11-9-12 12-10-10z" />
      </svg>
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      {message && (
        <p className={title === undefined ? css.title : css.text} lang={lang}>
          {message}
        </p>
      )}
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
