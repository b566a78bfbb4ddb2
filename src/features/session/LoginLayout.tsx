import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import css from './LoginLayout.module.css'

export function LoginLayout({ pictures, children }: { pictures: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      {pictures}
      <div className={css.form}>
        <Page width="read">{children}</Page>
      </div>
    </div>
  )
}
