import type { ReactNode } from 'react'
import css from './Pulse.module.css'

/** Something is live: a dot, the word, and the count where the server sends one. */
export function Pulse({ children }: { children: ReactNode }) {
  return (
    <span className={css.pulse}>
      <PulseDot />
      <span>{children}</span>
    </span>
  )
}

export function PulseDot() {
  return <span className={css.dot} aria-hidden="true" />
}
