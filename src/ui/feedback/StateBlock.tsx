import type { ReactNode } from 'react'
import css from './StateBlock.module.css'

type Props = {
  /** SVG paths for a view box of 72 × 96. */
  drawing: ReactNode
  /** Small print above the illustration. */
  caption?: string | undefined
  /** What is the case, in one line. */
  title?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** The language of title and text, if it is not the page's. */
  lang?: string | undefined
  /** Whether the title is the page's h1. */
  isPage?: boolean
  /** An alert is announced at once. */
  role?: 'alert'
  children?: ReactNode
}

/** Shared by EmptyState and ErrorState: illustration, title, text and actions. */
export function StateBlock({ drawing, caption, title, text, lang, isPage = false, role, children }: Props) {
  return (
    <div className={css.state} data-page={isPage} role={role}>
      {/* The frame, at the beginning of an unexposed film. */}
      <div className={css.film} data-theme="dark" aria-hidden="true">
        {caption !== undefined && <span className={`${css.caption} caption`}>{`→ ${caption}`}</span>}
        <svg className={css.drawing} viewBox="0 0 72 96">
          {drawing}
        </svg>
      </div>
      <div className={css.words}>
        {isPage && <h1 tabIndex={-1}>{title}</h1>}
        {!isPage && title && (
          <p className={css.title} lang={lang}>
            {title}
          </p>
        )}
        {text && (
          <p className={css.text} lang={lang}>
            {text}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
