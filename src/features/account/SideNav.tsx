import { NavLink } from 'react-router-dom'
import type { Place } from '../../ui/TopNav.tsx'
import css from './SideNav.module.css'

/** Links of one area: beside the content on desktops, a scrolling row above it on phones. */
export function SideNav({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <nav className={css.places} aria-label={label}>
      {places.map(({ to, label: text }) => (
        <NavLink key={to} to={to} className={css.place ?? ''}>
          <span>{text}</span>
        </NavLink>
      ))}
    </nav>
  )
}
