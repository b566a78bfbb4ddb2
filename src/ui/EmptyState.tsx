import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** One Button or ButtonLink. */
  action?: ReactNode
  /** The whole screen is empty: its title is the screen's. */
  isPage?: boolean
  /** `closed`: there is something, but not for whoever looks. */
  frame?: 'unexposed' | 'closed'
}

/** An unexposed frame, one line, one way on. */
export function EmptyState({ title, text, action, isPage = false, frame = 'unexposed' }: Props) {
  return (
    <div className={css.state} data-page={isPage}>
      <svg className={css.frame} viewBox="0 0 72 96" aria-hidden="true">
        <path d="M.75.75h70.5v94.5H.75z" />
        {frame === 'closed' ? (
          <path d="m.75.75 70.5 94.5M71.25.75.75 95.25" />
        ) : (
          <path className={css.faint} d="M36 30v36M18 48h36" />
        )}
      </svg>
      {isPage ? <h1 tabIndex={-1}>{title}</h1> : <p className={css.title}>{title}</p>}
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  )
}
