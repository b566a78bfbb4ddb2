import type { ReactNode } from 'react'
import { toShop } from '../../config/paths.ts'
import type { Episode } from '../../contract/episodes.ts'
import { count } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { Pulse } from '../../ui/feedback/Pulse.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TrendHero.module.css'
import { trendTexts } from './texts.ts'

type Props = {
  /** The episode and whether it is live, below the title. */
  hero: ReactNode
  /** The top five, below both. */
  row?: ReactNode
  children: ReactNode
}

/** A dark section with the title, then the page. */
export function TrendLayout({ hero, row, children }: Props) {
  const trend = useTexts(trendTexts)
  return (
    <div className={css.trend} data-theme="page">
      <header className={css.hero} data-theme="dark">
        <h1 tabIndex={-1} className={css.title}>
          <span className={css.ringed}>
            <span>{trend.ringed}</span>
            <PickRing variant={1} around="word" />
          </span>
          <span className={css.last}>{` ${trend.last}`}</span>
        </h1>
        <div className={css.line}>{hero}</div>
        {row}
      </header>
      {children}
    </div>
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
        <span className={`${css.caption} caption`}>{trend.caption(id)}</span>
        <span lang={langOf(title)}>{title}</span>
        <VisuallyHidden>{`, ${trend.choose}`}</VisuallyHidden>
        <span className={css.arrow}>
          <Icon name="down" />
        </span>
      </button>
      <div className={css.status}>
        {isInProgress ? <Pulse>{status}</Pulse> : <span className={`${css.past} small figures`}>{status}</span>}
        <ButtonLink variant="quiet" size="compact" to={toShop(id)}>
          <span>{trend.goods}</span>
          <Icon name="next" />
        </ButtonLink>
      </div>
    </>
  )
}
