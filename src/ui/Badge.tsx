import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { PulseDot } from './Pulse.tsx'

type Props = {
  /** `new` for what can be joined now, `soon` for what comes. */
  look?: 'new' | 'soon'
  children: ReactNode
}

/** `new` has a pulsing dot, `soon` a dashed edge. */
export function Badge({ look = 'new', children }: Props) {
  return (
    <span className={css.badge} data-look={look}>
      {look === 'new' && <PulseDot />}
      <span>{children}</span>
    </span>
  )
}
