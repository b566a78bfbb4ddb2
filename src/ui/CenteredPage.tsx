import type { ReactNode } from 'react'
import css from './CenteredPage.module.css'

/** A page that waits, with its content in the middle. */
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
