import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { PulseDot } from './Pulse.tsx'

/** `new` has a pulsing dot, `soon` a dashed edge. */
export function Badge({ look = 'new', children }: { look?: 'new' | 'soon'; children: ReactNode }) {
  return (
    <span className={css.badge} data-look={look}>
      {look === 'new' && <PulseDot />}
      {children}
    </span>
  )
}
