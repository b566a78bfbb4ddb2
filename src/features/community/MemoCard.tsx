import { useState } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import css from './MemoCard.module.css'
import { ringVariantOf, PickRing } from '../../ui/PickRing.tsx'

type RingedStyle = { id: number; name: string; picture: Picture; paperColor?: PaperColor }

type Props = {
  text: string
  date: string
  /** Marks the user's own memo, e.g. `내 메모`. */
  mineLabel?: string | undefined
  styles?: readonly RingedStyle[]
  /** The label of the button that shows the other styles. */
  moreLabel?: (count: number) => string
}

/** More styles are shown on request; fewer are larger. */
const IN_A_ROW = 4
const MIN_COLUMNS = 2

/** A picker's memo with the picked styles. */
export function MemoCard({ text, date, mineLabel, styles = none, moreLabel = String }: Props) {
  return (
    <article className={css.card}>
      <p className={css.caption}>
        <span>{date}</span>
        {mineLabel !== undefined && <span className={css.mine}>{mineLabel}</span>}
      </p>
      <blockquote className={css.note} lang={langOf(text)} dir="auto">
        {text}
      </blockquote>
      {styles.length > 0 && <Styles styles={styles} moreLabel={moreLabel} />}
    </article>
  )
}

type StylesProps = { styles: readonly RingedStyle[]; moreLabel: (count: number) => string }

function Styles({ styles, moreLabel }: StylesProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? styles : styles.slice(0, IN_A_ROW)
  const hidden = styles.length - shown.length
  return (
    <ul className={css.styles} data-columns={Math.min(Math.max(styles.length, MIN_COLUMNS), IN_A_ROW)}>
      {shown.map((style, index) => (
        <li key={style.id}>
          <Image picture={style.picture} paperColor={style.paperColor ?? 'sky'}>
            <PickRing variant={ringVariantOf(style.id)} />
          </Image>
          <span className={css.name} lang={langOf(style.name)}>
            {style.name}
          </span>
          {hidden > 0 && index === shown.length - 1 && (
            <button type="button" className={css.more} aria-label={moreLabel(hidden)} onClick={() => setOpen(true)}>
              {`+${hidden}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const none: readonly RingedStyle[] = []
