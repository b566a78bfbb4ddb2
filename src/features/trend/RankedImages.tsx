import type { Ranked } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { useFlip } from '../../ui/useFlip.ts'
import { figuresOf, ranksOf } from './measure.ts'
import { Medal } from './Medal.tsx'
import css from './RankedImages.module.css'
import { StyleName } from './StyleName.tsx'
import { trendTexts } from './texts.ts'

const SIZES = { top: '(width > 48em) 26rem, 100vw', podium: '(width > 48em) 15rem, 60vw' }

type Props = {
  picks: readonly Ranked[]
  mine: ReadonlySet<number>
  /** `top`: five, the first one larger; `podium`: three. */
  variant: 'top' | 'podium'
  /** Their names link to the products of this episode. */
  episodeId?: number
}

/** For ranks without figures: size shows the rank, and the user's own styles are circled. */
export function RankedImages({ picks, mine, variant, episodeId }: Props) {
  const { people } = useTexts(trendTexts)
  const list = useFlip<HTMLOListElement>()
  const ranks = ranksOf(picks.length, figuresOf(picks, people))
  return (
    <ol ref={list} className={css.images} data-variant={variant}>
      {picks.map(({ id, name, imageUrl }, index) => (
        <li key={id} className={css.entry}>
          <span className={css.picture}>
            <span className={css.medal}>
              <Medal rank={ranks[index] ?? index + 1} />
            </span>
            <Image picture={{ ...imageAttributes(imageUrl), sizes: SIZES[variant] }} paperColor={id} ratio="fill" crop="upper">
              {mine.has(id) && <PickRing variant={id} />}
            </Image>
          </span>
          <StyleName name={name} episodeId={episodeId} isMine={mine.has(id)} />
        </li>
      ))}
    </ol>
  )
}
