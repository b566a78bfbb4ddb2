import type { ReactNode } from 'react'
import css from './Pulse.module.css'

/** Marks live data: a dot and a text. */
export function Pulse({ children }: { children: ReactNode }) {
  return (
    <span className={css.pulse}>
      <PulseDot />
      <span>{children}</span>
    </span>
  )
}

/** The dot alone; it pulses twice (4 s), then rests. */
export function PulseDot() {
  return <span className={css.dot} aria-hidden="true" />
}
