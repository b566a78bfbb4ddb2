import { Fragment, type ReactNode } from 'react'
import css from './Footer.module.css'

type FooterProps = { brand: ReactNode; children: ReactNode; links: ReactNode }

/** Facts in one paragraph; a line break inside a fact is avoided if there is space. */
export function FooterFacts({ facts }: { facts: readonly string[] }) {
  return (
    <p>
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' '}
          <span className={css.fact}>{at < facts.length - 1 ? `${fact}\u00A0·` : fact}</span>
        </Fragment>
      ))}
    </p>
  )
}

export function Footer({ brand, children, links }: FooterProps) {
  return (
    <footer className={css.footer} data-theme="dark">
      <div className={css.foot}>
        {brand}
        <div>{children}</div>
        <div className={css.links}>{links}</div>
      </div>
    </footer>
  )
}
