import type { ReactNode } from 'react'
import css from './Footer.module.css'

type FooterProps = {
  /** The name of the shop, above the facts. */
  brand: ReactNode
  children: ReactNode
  /** One or more of FooterGroup. */
  groups: ReactNode
}

type FactsProps = {
  /** A line breaks between two of them. */
  facts: readonly string[]
}

/** Facts in one paragraph; lines break between them, and no line starts or ends with a separator. */
export function FooterFacts({ facts }: FactsProps) {
  return (
    <p className={css.facts}>
      {facts.map((fact) => (
        <span key={fact} className={css.fact}>
          {`${fact} `}
        </span>
      ))}
    </p>
  )
}

type GroupProps = {
  /** Above the links. */
  label: string
  children: ReactNode
}

/** Links or choices below a label. */
export function FooterGroup({ label, children }: GroupProps) {
  return (
    <div className={css.group}>
      <p className={css.label}>{label}</p>
      <div className={css.choices}>{children}</div>
    </div>
  )
}

/** The bottom of every page, dark in both themes. */
export function Footer({ brand, children, groups }: FooterProps) {
  return (
    <footer className={css.footer} data-theme="dark">
      <div className={css.foot}>
        {brand}
        <div>{children}</div>
        <div className={css.groups}>{groups}</div>
      </div>
    </footer>
  )
}
