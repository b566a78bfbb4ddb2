import css from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  label: string
  /** How many frames stand in for what comes. */
  frames?: number
  shape?: 'frame' | 'product' | 'line' | 'block'
}

/** Keeps the room of what is loading, in its shape. */
export function Skeleton({ label, frames = 4, shape = 'frame' }: Props) {
  return (
    <output className={css.skeleton} data-shape={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: frames }, (_, at) => (
        <span key={at} className={css.piece} />
      ))}
    </output>
  )
}
