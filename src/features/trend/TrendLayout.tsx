import type { ReactNode } from 'react'
import css from './TrendLayout.module.css'
import { TrendHero } from './TrendHero.tsx'

export function TrendLayout({ hero, strip, children }: { hero: ReactNode; strip?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.trend}>
      <TrendHero strip={strip}>{hero}</TrendHero>
      <div className={css.paper} data-theme="page">
        {children}
      </div>
    </div>
  )
}
