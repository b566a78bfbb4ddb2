import { Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import { Medal } from './Medal.tsx'
import { ringVariantOf, PickRing } from '../../ui/PickRing.tsx'
import css from './RankedImages.module.css'
import { useFlip } from '../../ui/useFlip.ts'
import { StyleName } from './StyleName.tsx'

type RankedImage = {
  id: number
  name: string
  picture: Picture
  paperColor?: PaperColor
  rank: number
  isMine: boolean
  to?: string
}

type Props = {
  entries: readonly RankedImage[]
  mineLabel: string
  /** `top`: five, the first one larger; `podium`: three. */
  variant: 'top' | 'podium'
}

/** For ranks without figures: size shows the rank, and the user's own styles are circled. */
export function RankedImages({ entries, mineLabel, variant }: Props) {
  const list = useFlip<HTMLOListElement>()
  return (
    <ol ref={list} className={css.images} data-variant={variant}>
      {entries.map(({ id, name, picture, paperColor = 'sky', rank, isMine, to }) => (
        <li key={id} className={css.entry}>
          <span className={css.picture}>
            <span className={css.medal}>
              <Medal rank={rank} />
            </span>
            <Image picture={picture} paperColor={paperColor} ratio="fill" crop="upper">
              {isMine && <PickRing variant={ringVariantOf(id)} />}
            </Image>
          </span>
          <StyleName name={name} to={to} mineLabel={isMine ? mineLabel : undefined} />
        </li>
      ))}
    </ol>
  )
}
