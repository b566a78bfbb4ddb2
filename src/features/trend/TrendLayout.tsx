import type { ReactNode } from 'react'
import css from './TrendLayout.module.css'
import { TrendHero } from './TrendHero.tsx'

export function TrendLayout({ hero, row, children }: { hero: ReactNode; row?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.trend}>
      <TrendHero row={row}>{hero}</TrendHero>
      <div className={css.paper} data-theme="page">
        {children}
      </div>
    </div>
  )
}
