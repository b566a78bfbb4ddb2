import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { PulseDot } from './Pulse.tsx'

type Props = {
  /** `new` for what can be joined now, `soon` for what comes. */
  variant?: 'new' | 'soon'
  children: ReactNode
}

/** `new` has a pulsing dot, `soon` a dashed edge. */
export function Badge({ variant = 'new', children }: Props) {
  return (
    <span className={css.badge} data-variant={variant}>
      {variant === 'new' && <PulseDot />}
      <span>{children}</span>
    </span>
  )
}
