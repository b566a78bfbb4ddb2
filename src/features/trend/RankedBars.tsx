import { langOf } from '../../lib/langOf.ts'
import { Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import { Medal } from './Medal.tsx'
import css from './RankedBars.module.css'
import { useFlip } from '../../ui/useFlip.ts'

type RankedBar = {
  id: number
  name: string
  picture: Picture
  paperColor?: PaperColor
  /** Entries with equal figures have the same rank. */
  rank: number
  /** The label at the end of the bar, e.g. `31%`. */
  value: string
  /** The bar's length relative to the longest. */
  ratio: number
  isMine: boolean
}

type Props = {
  entries: readonly RankedBar[]
  mineLabel: string
}

/** Bars in descending order with a medal for the rank. Entries that change places are animated. */
export function RankedBars({ entries, mineLabel }: Props) {
  const list = useFlip<HTMLOListElement>()
  return (
    <ol ref={list} className={css.bars}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.row}>
          <span className={css.picture}>
            <Image picture={entry.picture} paperColor={entry.paperColor ?? 'sky'} crop="upper" />
          </span>
          <span className={css.label}>
            <Medal rank={entry.rank} />
            <span lang={langOf(entry.name)}>{entry.name}</span>
            {entry.isMine && <span className={css.mine}>{mineLabel}</span>}
          </span>
          <span className={css.line} style={{ '--ratio': entry.ratio }}>
            <span className={css.bar} data-mine={entry.isMine} data-first={entry.rank === 1} aria-hidden="true" />
            <span className={css.value}>{entry.value}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
