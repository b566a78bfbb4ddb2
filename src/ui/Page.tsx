import type { ReactNode } from 'react'
import css from './Page.module.css'

/** The page's width and gutters. `read` is a column of prose or a form. */
export function Page({ width = 'page', children }: { width?: 'page' | 'read'; children: ReactNode }) {
  return (
    <div className={css.page} data-width={width}>
      {children}
    </div>
  )
}

type TitleProps = {
  /** A line over the title. */
  eyebrow?: ReactNode
  /** One thought under it. */
  lead?: ReactNode
  size?: 'screen' | 'display'
  children: ReactNode
}

/** The screen's only h1; it takes the focus after a navigation (`document.querySelector('h1')`). */
export function PageTitle({ eyebrow, lead, size = 'screen', children }: TitleProps) {
  return (
    <header className={css.title}>
      {eyebrow !== undefined && <Edge>{eyebrow}</Edge>}
      <h1 tabIndex={-1} data-size={size}>
        {children}
      </h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </header>
  )
}

type SectionProps = {
  title: ReactNode
  /** Stands at the end of the title's line: a Pulse, a link. */
  aside?: ReactNode
  /** One thought under the title. */
  lead?: ReactNode
  /** Its number on a numbered page. */
  number?: number
  /** `first` begins the page, without a rule over it; `split` has its title beside its matter on desktops. */
  look?: 'rule' | 'first' | 'split'
  children: ReactNode
}

/** A part of a page under an ink rule. */
export function Section({ title, aside, lead, number, look = 'rule', children }: SectionProps) {
  return (
    <section className={css.section} data-look={look}>
      <header className={css.head}>
        {number !== undefined && (
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h2>{title}</h2>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
        {lead !== undefined && <p className={css.under}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** A dark area inside a page. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={css.sheet} data-theme="dark">
      {children}
    </div>
  )
}

/** Small print in condensed Latin and digits. */
export function Edge({ children }: { children: ReactNode }) {
  return <p className={css.edge}>{children}</p>
}

/** The picture-and-words row of two columns on desktops: title left and sticky, matter right. */
export function Split({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={css.split}>
      <div className={css.side}>{side}</div>
      <div className={css.matter}>{children}</div>
    </div>
  )
}

/** Fixed to the bottom of the screen. */
export function ActionBar({ children, isPhoneOnly = false }: { children: ReactNode; isPhoneOnly?: boolean }) {
  return (
    <div className={css.bar} data-phone-only={isPhoneOnly}>
      {children}
    </div>
  )
}
