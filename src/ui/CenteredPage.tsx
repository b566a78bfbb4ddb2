import type { ReactNode } from 'react'
import css from './CenteredPage.module.css'

/** A page with centered content, e.g. while waiting. */
export function CenteredPage({ title, children }: { title?: string; children: ReactNode }) {
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
