import type { Ranked } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { useFlip } from '../../ui/useFlip.ts'
import { type Figure, ranksOf } from './measure.ts'
import { Medal } from './Medal.tsx'
import css from './RankedBars.module.css'
import { trendTexts } from './texts.ts'

type Props = {
  picks: readonly Ranked[]
  /** The label and the length of each bar. */
  figures: readonly Figure[]
  mine: ReadonlySet<number>
}

/** Bars in descending order with a medal for the rank. Styles that change places are animated. */
export function RankedBars({ picks, figures, mine }: Props) {
  const trend = useTexts(trendTexts)
  const list = useFlip<HTMLOListElement>()
  const ranks = ranksOf(picks.length, figures)
  return (
    <ol ref={list} className={css.bars}>
      {picks.map(({ id, name, imageUrl }, index) => (
        <li key={id} className={css.row}>
          <span className={css.picture}>
            <Image picture={{ ...imageAttributes(imageUrl), sizes: '5.25rem' }} paperColor={id} crop="upper" />
          </span>
          <span className={css.label}>
            <Medal rank={ranks[index] ?? index + 1} />
            <span lang={langOf(name)}>{name}</span>
            {mine.has(id) && <span className={css.mine}>{trend.mine}</span>}
          </span>
          <span className={css.line} style={{ '--ratio': figures[index]?.ratio }}>
            <span className={css.bar} data-mine={mine.has(id)} data-first={ranks[index] === 1} aria-hidden="true" />
            <span className={css.value}>{figures[index]?.value}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
