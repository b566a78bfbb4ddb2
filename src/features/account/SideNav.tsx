import { NavLink } from 'react-router-dom'
import type { NavItem } from '../../ui/TopNav.tsx'
import css from './SideNav.module.css'

/** Links of one area: beside the content on desktops, a scrolling row above it on phones. */
export function SideNav({ label, links }: { label: string; links: readonly NavItem[] }) {
  return (
    <nav className={css.links} aria-label={label}>
      {links.map(({ to, label: text }) => (
        <NavLink key={to} to={to} className={css.link ?? ''}>
          <span>{text}</span>
        </NavLink>
      ))}
    </nav>
  )
}
