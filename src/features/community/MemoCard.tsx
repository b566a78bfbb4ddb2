import { ImageFrame, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import css from './MemoCard.module.css'
import { handOf, PickRing } from '../../components/PickRing.tsx'

type RingedStyle = { id: number; name: string; picture: Picture; paperColor?: PaperColor }

type Props = {
  text: string
  /** The language of the memo and of the styles' names. */
  lang?: string | undefined
  date: string
  /** Marks the user's own memo, e.g. `내 메모`. */
  mineLabel?: string | undefined
  styles?: readonly RingedStyle[]
}

/** A picker's memo with the picked styles. */
export function MemoCard({ text, lang, date, mineLabel, styles = none }: Props) {
  return (
    <article className={css.card}>
      <p className={css.edge}>
        <span>{date}</span>
        {mineLabel !== undefined && <span className={css.mine}>{mineLabel}</span>}
      </p>
      <blockquote className={css.note} lang={lang} dir="auto">
        {text}
      </blockquote>
      {styles.length > 0 && (
        <ul className={css.frames} lang={lang}>
          {styles.map((style) => (
            <li key={style.id}>
              <ImageFrame picture={style.picture} paperColor={style.paperColor ?? 'sky'}>
                <PickRing hand={handOf(style.id)} />
              </ImageFrame>
              <span className={css.name}>{style.name}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

const none: readonly RingedStyle[] = []
