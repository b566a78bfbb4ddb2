import type { ReactNode } from 'react'
import css from './CenteredPage.module.css'

type Props = {
  /** The heading of the page. */
  title?: string
  children: ReactNode
}

/** A page with centered content, e.g. while waiting. */
export function CenteredPage({ title, children }: Props) {
  return (
    <section className={css.page}>
      {title !== undefined && (
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
      )}
      {children}
    </section>
  )
}
