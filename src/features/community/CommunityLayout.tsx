import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/Page.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './CommunityLayout.module.css'

export function CommunityLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <div className={css.community}>
        <div className="side">{side}</div>
        <div className={css.content}>{children}</div>
      </div>
    </Page>
  )
}

export function MemosLoading({ label }: { label: string }) {
  return (
    <>
      <div className={css.loading}>
        <Spinner label={label} />
      </div>
      <div aria-hidden="true">
        <Skeleton count={4} shape="4:5" layout={css.pieces} />
      </div>
    </>
  )
}
