import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './Skeleton.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Props = {
  /** What is announced; by default that it loads. */
  label?: string | undefined
  /** The number of placeholders. */
  count?: number
  /** That of the content: 3:4, 4:5, a line of text or a block. */
  shape?: '3:4' | '4:5' | 'line' | 'block'
  /** The class of the loaded content's grid, if it is not the skeleton's default. */
  layout?: string | undefined
}

/** Reserves the space of the loading content. */
export function Skeleton({ label, count = 4, shape = '3:4', layout = css.pieces }: Props) {
  const { loading } = useTexts(commonTexts)
  return (
    <output className={css.skeleton} data-shape={shape}>
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
      <span className={layout}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={css.piece} />
        ))}
      </span>
    </output>
  )
}
