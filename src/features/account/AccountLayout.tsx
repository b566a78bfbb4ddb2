import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { guestPages, memberPages, patterns } from '../../config/paths.ts'
import { pageTexts } from '../../texts/pages.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/layout/Page.tsx'
import css from './AccountLayout.module.css'
import { isGuest, useCurrentUser } from '../session/users.ts'
import { accountTexts } from './texts.ts'

/** The layout of the account pages: their links beside the page on desktops, a scrolling row above it on phones. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { menu } = useTexts(accountTexts)
  const { titles } = useTexts(pageTexts)
  const { data: user } = useCurrentUser()
  const pages = user && isGuest(user) ? guestPages : memberPages
  return (
    <Page>
      <div className={css.layout}>
        <nav className={`${css.links} side`} aria-label={menu}>
          {pages.map((name) => (
            <NavLink key={name} to={patterns[name]} className={css.link ?? ''}>
              <span>{titles[name]}</span>
            </NavLink>
          ))}
        </nav>
        <div className={css.content}>{children}</div>
      </div>
    </Page>
  )
}
