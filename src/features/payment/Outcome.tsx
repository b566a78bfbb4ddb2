import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useHideSuccessToast } from '../../ui/toasts.ts'
import { Facts, type Fact } from '../../ui/layout/Facts.tsx'
import css from './Outcome.module.css'

type Props = {
  tone: 'success' | 'failure'
  title: ReactNode
  /** The order number. */
  fact?: ReactNode
  /** An error code, below all else. */
  code?: ReactNode
  children?: ReactNode
  /** Beside the text on desktops; on phones above the actions, after a failure below them. */
  aside?: ReactNode
  actions?: ReactNode
}

/** The result of a payment: icon, title, actions. A failure is an alert. */
export function Outcome({ tone, title, fact, code, children, aside, actions }: Props) {
  const isFailure = tone === 'failure'
  useHideSuccessToast(isFailure)
  const content = (
    <div className={css.content}>
      <span className={css.sign}>
        <Icon name={isFailure ? 'close' : 'tick'} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {fact !== undefined && <p className={`${css.fact} small figures`}>{fact}</p>}
      {children}
    </div>
  )
  const buttons = actions !== undefined && <div className={css.actions}>{actions}</div>
  const paper = aside && <div className={css.aside}>{aside}</div>
  return (
    <div className={css.outcome} data-tone={tone}>
      {isFailure ? (
        <>
          <div className={css.failure} role="alert">
            {content}
            {buttons}
            {code && <p className={`${css.code} small`}>{code}</p>}
          </div>
          {paper}
        </>
      ) : (
        <>
          {content}
          {paper}
          {buttons}
        </>
      )}
    </div>
  )
}

/** A piece of paper with a torn edge. */
export function TornPaper({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={css.slip} aria-label={label}>
      {children}
    </section>
  )
}

/** The rows of a slip. */
export function SlipFacts({ facts }: { facts: readonly Fact[] }) {
  return <Facts layout={css.rows} facts={facts} />
}
