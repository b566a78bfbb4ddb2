import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import css from './TopNav.module.css'

export type NavItem = { to: string; label: string }

/** Without an address it is disabled: there is none yet, or none at all. */
type TopNavItem = { to: string | undefined; label: string }

type Props = {
  /** A link to home. */
  brand: ReactNode
  /** In the bar on desktops, at the bottom of the screen on phones. */
  links: readonly TopNavItem[]
  /** The accessible name of the navigation. */
  label: string
  /** The cart and the account menu, at the end of the bar. */
  actions?: ReactNode
}

/** The navigation of every page, for its `header`: a bar, and on phones also links at the bottom of the screen. */
export function TopNav({ brand, links, label, actions }: Props) {
  return (
    <div className={css.nav}>
      {brand}
      {links.length > 0 && (
        <nav className={css.links} aria-label={label}>
          {links.map(({ to, label: text }) =>
            to === undefined ? (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an anchor without an address is no link
              <span key={text} className={css.link} role="link" aria-disabled="true">
                {text}
              </span>
            ) : (
              <NavLink key={text} to={to} className={css.link ?? ''}>
                {text}
              </NavLink>
            ),
          )}
        </nav>
      )}
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
