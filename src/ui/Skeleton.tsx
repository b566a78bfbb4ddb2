import css from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  label: string
  /** How many frames stand in for what comes. */
  frames?: number
  shape?: 'frame' | 'portrait' | 'line' | 'block'
  /** The grid of what comes, where it is not the skeleton's own. */
  layout?: string | undefined
}

/** Keeps the room of what is loading, in its shape. */
export function Skeleton({ label, frames = 4, shape = 'frame', layout = css.pieces }: Props) {
  return (
    <output className={css.skeleton} data-shape={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={layout}>
        {Array.from({ length: frames }, (_, at) => (
          <span key={at} className={css.piece} />
        ))}
      </span>
    </output>
  )
}
