import { useId, type ReactNode } from 'react'
import css from './Block.module.css'

type Props = {
  /** Absent if the label of its only control says the same. */
  title?: string
  /** A sentence below the title. */
  hint?: ReactNode
  children: ReactNode
}

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

/** Controls in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
