import type { ReactNode } from 'react'
import css from './CenteredPage.module.css'
import { PageHeading } from './PageHeading.tsx'

type Props = {
  /** The heading of the page. */
  title?: string
  children: ReactNode
}

/** A page with centered content, e.g. while waiting. */
export function CenteredPage({ title, children }: Props) {
  return (
    <section className={css.page}>
      {title !== undefined && <PageHeading className={css.title}>{title}</PageHeading>}
      {children}
    </section>
  )
}
