import type { ReactNode } from 'react'
import { toShop } from '../../config/paths.ts'
import type { Episode } from '../../contract/episodes.ts'
import { count } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { Pulse } from '../../ui/Pulse.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TrendHero.module.css'
import { trendTexts } from './texts.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

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

/** A dark section with the title; `children` show the episode and whether it is live, `row` the top five. */
function TrendHero({ row, children }: { row?: ReactNode; children?: ReactNode }) {
  const trend = useTexts(trendTexts)
  return (
    <header className={css.hero} data-theme="dark">
      <PageHeading className={css.title}>
        <span className={css.ringed}>
          <span>{trend.ringed}</span>
          <PickRing variant={1} around="word" />
        </span>
        <span className={css.last}>{` ${trend.last}`}</span>
      </PageHeading>
      <div className={css.line}>{children}</div>
      {row}
    </header>
  )
}

type EpisodeLineProps = { episode: Episode; pickerCount: number | null | undefined; onChoose: () => void }

export function EpisodeLine({ episode: { id, title, isInProgress }, pickerCount, onChoose }: EpisodeLineProps) {
  const trend = useTexts(trendTexts)
  const when = isInProgress ? trend.live : trend.archive
  const status = pickerCount ? trend.pickers(when, count(pickerCount)) : when
  return (
    <>
      <button type="button" className={css.selector} aria-haspopup="dialog" onClick={onChoose}>
        <span className={css.caption}>{trend.caption(id)}</span>
        <span lang={langOf(title)}>{title}</span>
        <VisuallyHidden>{`, ${trend.choose}`}</VisuallyHidden>
        <span className={css.arrow}>
          <Icon name="down" />
        </span>
      </button>
      <div className={css.status}>
        {isInProgress ? <Pulse>{status}</Pulse> : <span className={css.past}>{status}</span>}
        <ButtonLink variant="quiet" size="compact" to={toShop(id)}>
          <span>{trend.goods}</span>
          <Icon name="next" />
        </ButtonLink>
      </div>
    </>
  )
}
