import type { ReactNode } from 'react'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page, PageTitle } from '../../ui/Page.tsx'
import { SideNav } from './SideNav.tsx'
import css from './AccountFrame.module.css'
import { accountTexts } from './texts.ts'

/** Shared by the account pages: side navigation and a title (ACCT-01). */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const account = useTexts(accountTexts)
  return (
    <Page>
      <div className={css.frame}>
        <div className={css.side}>
          <SideNav
            label={account.label}
            places={[
              { to: patterns.profile, label: account.profile },
              { to: patterns.orders, label: account.orders },
              { to: patterns.myReviews, label: account.reviews },
            ]}
          />
        </div>
        <div className={css.matter}>
          <PageTitle>{title}</PageTitle>
          {children}
        </div>
      </div>
    </Page>
  )
}
