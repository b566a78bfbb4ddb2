import type { ReactNode } from 'react'
import css from './Footer.module.css'

type FooterProps = { brand: ReactNode; children: ReactNode; links: ReactNode }

/** Film base at the end of a page: who we are and what binds us. */
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
