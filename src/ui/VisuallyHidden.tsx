import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

type Props = {
  /** A heading, paragraph or legend in place of a `span`, which may hold none. */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend'
  /** -1 for a heading that a script focuses. */
  tabIndex?: number
  children: ReactNode
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: Props) {
  return <Tag className={css.hidden} {...rest} />
}
