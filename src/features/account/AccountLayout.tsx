import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/Page.tsx'
import { SideNav } from './SideNav.tsx'
import css from './AccountLayout.module.css'
import { accountTexts } from './texts.ts'

/** The layout of the account pages: side navigation beside the page. */
export function AccountLayout({ children }: { children?: ReactNode }) {
  const account = useTexts(accountTexts)
  return (
    <Page>
      <div className={css.layout}>
        <div className={css.side}>
          <SideNav
            label={account.label}
            links={[
              { to: patterns.profile, label: account.profile },
              { to: patterns.orders, label: account.orders },
              { to: patterns.myReviews, label: account.reviews },
            ]}
          />
        </div>
        <div className={css.matter}>{children ?? <Outlet />}</div>
      </div>
    </Page>
  )
}
