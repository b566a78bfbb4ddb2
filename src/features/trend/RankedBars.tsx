import { ImageFrame, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import { Medal } from './Medal.tsx'
import css from './RankedBars.module.css'
import { useFlip } from '../../ui/useFlip.ts'

type RankedBar = {
  id: number
  name: string
  picture: Picture
  paperColor?: PaperColor
  /** Equal figures share one. */
  rank: number
  /** The figure at the bar's end, e.g. `31%`. */
  value: string
  /** The bar's length, as a share of the longest. */
  ratio: number
  isMine: boolean
}

type Props = {
  entries: readonly RankedBar[]
  mineLabel: string
  /** The tongue of the names, where it is not the page's. */
  lang?: string
}

/** Best first: a bar's length is its figure, the medal its rank. Entries that change places move there. */
export function RankedBars({ entries, mineLabel, lang }: Props) {
  const list = useFlip<HTMLOListElement>()
  return (
    <ol ref={list} className={css.bars}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.row}>
          <span className={css.picture}>
            <ImageFrame picture={entry.picture} paperColor={entry.paperColor ?? 'sky'} crop="upper" />
          </span>
          <span className={css.words}>
            <Medal rank={entry.rank} />
            <span lang={lang}>{entry.name}</span>
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
