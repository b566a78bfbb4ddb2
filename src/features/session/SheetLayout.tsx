import type { ComponentProps, ReactNode } from 'react'
import { StyleGrid } from '../landing/StyleGrid.tsx'
import { Page } from '../../ui/Page.tsx'
import css from './SheetLayout.module.css'

type Props = ComponentProps<typeof StyleGrid> & { children: ReactNode }

/** A page of few words beside a sheet of the landing's pictures: no call, so that it stands for visitors and errors too. */
export function SheetLayout({ children, ...grid }: Props) {
  return (
    <div className={css.page}>
      <StyleGrid {...grid} />
      <div className={css.column}>
        <Page width="read">{children}</Page>
      </div>
    </div>
  )
}
