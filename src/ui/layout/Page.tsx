import type { ReactNode } from 'react'
import css from './Page.module.css'

type PageProps = {
  /** `read` is as wide as a column of text, `page` as the screens. */
  width?: 'page' | 'read'
  children: ReactNode
}

/** The page's width and padding. `read` is narrow, for prose and forms. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <div className={css.page} data-width={width}>
      {children}
    </div>
  )
}

type TitleProps = {
  /** Small print above the title. */
  eyebrow?: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** `display` for an episode’s title. */
  size?: 'screen' | 'display'
  children: ReactNode
}

/** The page's only h1, focused after a navigation. */
export function PageTitle({ eyebrow, lead, size = 'screen', children }: TitleProps) {
  return (
    <header className={css.title}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 tabIndex={-1} data-size={size}>
        {children}
      </h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </header>
  )
}

type SectionProps = {
  /** The h2. */
  title: ReactNode
  /** At the end of the title's line: a Pulse or a link. */
  aside?: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** `first` has no line above it; `split` shows title and content beside each other on desktops. */
  variant?: 'rule' | 'first' | 'split'
  children: ReactNode
}

/** A part of a page with a heading. */
export function Section({ title, aside, lead, variant = 'rule', children }: SectionProps) {
  return (
    <section className={css.section} data-variant={variant}>
      <header className={`${css.head} ruled`}>
        <h2>{title}</h2>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
        {lead !== undefined && <p className={css.under}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** Small print above a title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="caption">{children}</p>
}

type SplitProps = {
  /** The title: sticky beside the content on desktops, above it on phones. */
  side: ReactNode
  children: ReactNode
}

/** Two columns on desktops: a sticky title left, content right. */
export function Split({ side, children }: SplitProps) {
  return (
    <div className={css.split}>
      <div className="side">{side}</div>
      <div className={css.content}>{children}</div>
    </div>
  )
}

type BarProps = {
  /** Whether the links at the bottom of the screen give way to it on phones. */
  hidesNavigation?: boolean
  children: ReactNode
}

/** Buttons that stay at the bottom of a phone's screen. */
export function ActionBar({ hidesNavigation = false, children }: BarProps) {
  return (
    <div className={css.bar} data-bar="phone" data-hides-navigation={hidesNavigation || undefined}>
      {children}
    </div>
  )
}
