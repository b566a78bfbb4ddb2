import type { ReactNode } from 'react'
import css from './TrendLayout.module.css'
import { TrendHero } from './TrendHero.tsx'

/** A dark hero, and below it the content in the shopper's theme. */
export function TrendLayout({ hero, film, children }: { hero: ReactNode; film?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.trend}>
      <TrendHero film={film}>{hero}</TrendHero>
      <div className={css.paper} data-theme="page">
        {children}
      </div>
    </div>
  )
}
