import { useId, type ReactNode } from 'react'
import css from './Block.module.css'

type Props = {
  /** Left out where the one control in it has a label that says the same. */
  title?: string
  /** One thought under it. */
  hint?: ReactNode
  children: ReactNode
}

/** A part of a tab: a title, and what belongs to it. */
export function Block({ title, hint, children }: Props) {
  const id = useId()
  const named = title === undefined ? {} : { 'aria-labelledby': id }
  return (
    <section className={css.block} {...named}>
      {title !== undefined && <h3 id={id}>{title}</h3>}
      {children}
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </section>
  )
}

/** Controls side by side; what finds no room stands in the next line. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
