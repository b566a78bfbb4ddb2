import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/layout/Page.tsx'
import css from './AccountLayout.module.css'
import { accountTexts } from './texts.ts'

/** The layout of the account pages: their links beside the page on desktops, a scrolling row above it on phones. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const account = useTexts(accountTexts)
  const links = [
    { to: patterns.profile, label: account.profile },
    { to: patterns.orders, label: account.orders },
    { to: patterns.myReviews, label: account.reviews },
  ]
  return (
    <Page>
      <div className={css.layout}>
        <nav className={css.links} aria-label={account.menu}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className={css.link ?? ''}>
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <div className={css.matter}>{children}</div>
      </div>
    </Page>
  )
}
