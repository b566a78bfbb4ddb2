import type { ReactNode } from 'react'
import css from './Badge.module.css'

type Props = {
  /** `new` for what can be joined now, `soon` for what comes. */
  variant?: 'new' | 'soon'
  children: ReactNode
}

/** `new` is solid, `soon` has a dashed edge. */
export function Badge({ variant = 'new', children }: Props) {
  return (
    <span className={css.badge} data-variant={variant}>
      {children}
    </span>
  )
}
