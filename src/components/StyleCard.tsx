import { ImageFrame, type Picture, type PaperColor } from '../ui/ImageFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Hand, handOf, PickRing } from './PickRing.tsx'
import css from './StyleCard.module.css'

type Props = {
  name: string
  picture: Picture
  /** The printed number, as `→ 7` and `7A`. */
  edge: number
  isPicked: boolean
  onToggle: () => void
  hand?: Hand
  paperColor?: PaperColor
  isFirst?: boolean
}

/** A selectable style: a press circles it. */
export function StyleCard({ name, picture, edge, isPicked, onToggle, hand = handOf(edge), ...look }: Props) {
  return (
    <div className={css.card}>
      <EdgePrint number={edge} />
      <button type="button" className={css.button} aria-pressed={isPicked} onClick={onToggle}>
        <span className={css.sheet}>
          <span className={css.clip}>
            <ImageFrame picture={picture} crop="upper" {...look} />
          </span>
          <PickRing hand={hand} isDrawn={isPicked} />
          <span className={css.tick}>
            <Icon name="tick" />
          </span>
        </span>
        <span className={css.name}>{name}</span>
      </button>
    </div>
  )
}

/** A style that is not selectable. */
export function StyleFrame({ name, picture, edge, isPicked, hand = handOf(edge), ...look }: Omit<Props, 'onToggle'>) {
  return (
    <div className={css.card} data-picked={isPicked}>
      <EdgePrint number={edge} />
      <span className={css.sheet}>
        <span className={css.clip}>
          <ImageFrame picture={picture} crop="upper" {...look} />
        </span>
        {isPicked && <PickRing hand={hand} />}
      </span>
      <span className={css.name}>{name}</span>
    </div>
  )
}

/** Numbers like those on the edge of a film; hidden from screen readers, which read the name. */
export function EdgePrint({ number }: { number: number }) {
  return (
    <span className={css.edge} aria-hidden="true">
      <span>→ {number}</span>
      <span>{number}A</span>
    </span>
  )
}
