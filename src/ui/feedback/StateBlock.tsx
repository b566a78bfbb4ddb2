import type { ReactNode } from 'react'
import css from './StateBlock.module.css'

type Props = {
  /** SVG paths for a view box of 72 × 96; none where the title is a heading. */
  drawing?: ReactNode
  /** Small print above the illustration. */
  caption?: string | undefined
  /** What is the case, in one line. */
  title?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** The language of title and text, if it is not the page's. */
  lang?: string | undefined
  /** Whether the title is a heading: the page's h1, or all that a page has below its own. */
  heading?: 'h1' | 'h2' | undefined
  /** An alert is announced at once. */
  role?: 'alert'
  children?: ReactNode
}

/** Shared by EmptyState and ErrorState: illustration, title, text and actions. */
export function StateBlock({ drawing, caption, title, text, lang, heading: Heading, role, children }: Props) {
  return (
    <div className={css.state} data-page={Heading === 'h1'} role={role}>
      {/* The frame, at the beginning of an unexposed film. */}
      {!Heading && (
        <div className={css.film} data-theme="dark" aria-hidden="true">
          {caption !== undefined && <span className={`${css.caption} caption`}>{`→ ${caption}`}</span>}
          <svg className={css.drawing} viewBox="0 0 72 96">
            {drawing}
          </svg>
        </div>
      )}
      <div className={css.words}>
        {Heading && <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>}
        {!Heading && title && (
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
