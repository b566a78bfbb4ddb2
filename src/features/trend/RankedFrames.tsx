import { ImageFrame, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import { Medal } from './Medal.tsx'
import { handOf, PickRing } from '../../components/PickRing.tsx'
import css from './RankedFrames.module.css'
import { useFlip } from '../../ui/useFlip.ts'
import { StyleName } from './StyleName.tsx'

type RankedFrame = {
  id: number
  name: string
  picture: Picture
  paperColor?: PaperColor
  rank: number
  isMine: boolean
  /** Where its name leads. */
  to?: string
}

type Props = {
  entries: readonly RankedFrame[]
  mineLabel: string
  /** `top` leads five with one, `podium` three. */
  look: 'top' | 'podium'
  /** The tongue of the names, where it is not the page's. */
  lang?: string
}

/** Where only ranks are known, size says them: the first is large. What is one's own is ringed. */
export function RankedFrames({ entries, mineLabel, look, lang }: Props) {
  const list = useFlip<HTMLOListElement>()
  return (
    <ol ref={list} className={css.frames} data-look={look}>
      {entries.map(({ id, name, picture, paperColor = 'sky', rank, isMine, to }) => (
        <li key={id} className={css.entry}>
          <span className={css.picture}>
            <span className={css.medal}>
              <Medal rank={rank} />
            </span>
            <ImageFrame picture={picture} paperColor={paperColor} ratio="fill" crop="upper">
              {isMine && <PickRing hand={handOf(id)} />}
            </ImageFrame>
          </span>
          <StyleName name={name} lang={lang} to={to} mineLabel={isMine ? mineLabel : undefined} />
        </li>
      ))}
    </ol>
  )
}
