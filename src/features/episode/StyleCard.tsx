import type { ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { Caption } from '../../ui/layout/Caption.tsx'
import { Image, type Crop, type Picture, type PaperColor } from '../../ui/Image.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import css from './StyleCard.module.css'

type Props = {
  /** The style’s name, below the picture. */
  name: string
  /** A figure, shown from head to calf. */
  picture: Picture
  /** The printed number, as `→ 7` and `7A`. */
  number: number
  /** Whether it is circled. */
  isPicked: boolean
  /** Called by a press. */
  onToggle: () => void
  /** The colour behind the picture while it loads. */
  paperColor?: PaperColor
  /** Whether the picture is among the largest of the first view. */
  isFirst?: boolean
}

/** A selectable style: a press circles it. */
export function StyleCard({ name, picture, number, isPicked, onToggle, ...image }: Props) {
  return (
    <div className={css.card}>
      <Caption number={number} />
      <button type="button" className={css.button} aria-pressed={isPicked} onClick={onToggle}>
        <span className={css.image}>
          <span className={css.clip}>
            <Image picture={picture} crop="upper" {...image} />
          </span>
          <PickRing variant={number} isDrawn={isPicked} />
          <span className={css.tick}>
            <Icon name="tick" />
          </span>
        </span>
        <span className={css.name} lang={langOf(name)}>
          {name}
        </span>
      </button>
    </div>
  )
}

type ImageProps = Omit<Props, 'onToggle'> & {
  /** Over the picture. */
  children?: ReactNode
  /** The part of the figure; from head to calf by default. */
  crop?: Crop
}

/** A style that is not selectable. */
export function StyleImage({ name, picture, number, isPicked, children, ...image }: ImageProps) {
  return (
    <div className={css.card} data-picked={isPicked}>
      <Caption number={number} />
      <span className={css.image}>
        <span className={css.clip}>
          <Image picture={picture} crop="upper" {...image} />
        </span>
        {isPicked && <PickRing variant={number} />}
        {children}
      </span>
      <span className={css.name} lang={langOf(name)}>
        {name}
      </span>
    </div>
  )
}
