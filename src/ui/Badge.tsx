import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { PulseDot } from './Pulse.tsx'

/** `new`: an episode that runs, its dot beating. `soon`: one to come, dashed and still. */
export function Badge({ look = 'new', children }: { look?: 'new' | 'soon'; children: ReactNode }) {
  return (
    <span className={css.badge} data-look={look}>
      {look === 'new' && <PulseDot />}
      {children}
    </span>
  )
}
