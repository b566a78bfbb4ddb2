import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { showToast } from '../toasts.ts'
import css from './TopNav.module.css'

/** Without an address, yet or at all, a press says the reason. */
type TopNavItem = { to: string | undefined; label: string; reason?: string }

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
          {links.map(({ to, label: text, reason = '' }) =>
            to === undefined ? (
              <button
                key={text}
                type="button"
                className={css.link}
                aria-disabled="true"
                onClick={() => showToast({ text: reason })}
              >
                {text}
              </button>
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
