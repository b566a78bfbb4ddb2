import type { ReactNode } from 'react'
import css from './Footer.module.css'

type FooterProps = { brand: ReactNode; children: ReactNode; groups: ReactNode }

/** Facts in one paragraph; lines break between them, and no line starts or ends with a separator. */
export function FooterFacts({ facts }: { facts: readonly string[] }) {
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

/** Links or choices below a label. */
export function FooterGroup({ label, children }: { label: string; children: ReactNode }) {
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
