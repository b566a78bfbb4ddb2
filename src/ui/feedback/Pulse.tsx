import type { ReactNode } from 'react'
import css from './Pulse.module.css'

/** Marks live data: a dot, which pulses twice (4 s) and rests, and a text. */
export function Pulse({ children }: { children: ReactNode }) {
  return (
    <span className={`${css.pulse} figures`}>
      <span className={css.dot} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
