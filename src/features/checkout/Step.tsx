import type { ReactNode } from 'react'
import css from './Checkout.module.css'

export const LINES = 'checkout-lines'
export const DELIVERY = 'checkout-delivery'

type Props = { number: number; title: string; aside?: ReactNode; id?: string; children: ReactNode }

export function Step({ number, title, aside, id, children }: Props) {
  return (
    <section className={css.step} id={id}>
      <header className={css.stepHead}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2 tabIndex={-1}>{title}</h2>
        {aside !== undefined && <div className={css.stepAside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** Focuses a step after the closing dialog has restored the focus. */
export function focusStep(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id} h2`)?.focus())
}
