import { useState } from 'react'
import css from './Counter.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** In UTF-16 code units, as the server counts. */
  used: number
  /** In UTF-16 code units. */
  limit: number
  /** The counter shows a warning above this, e.g. above 135 of 150. */
  warnOver: number
  /** The text for what is left, shown and announced. */
  remainingText: (left: number) => string
}

/** `36/150` below a field. Screen readers announce it only at the warning and at the limit, not after every letter. */
export function Counter({ used, limit, warnOver, remainingText }: Props) {
  const stage = used >= limit ? 'full' : used > warnOver ? 'near' : 'free'
  const left = Math.max(limit - used, 0)
  const [announced, setAnnounced] = useState({ stage, left })
  if (announced.stage !== stage) setAnnounced({ stage, left })
  return (
    <p className={css.counter} data-stage={stage}>
      <span>{`${used}/${limit}`}</span>
      {stage !== 'free' && <span aria-hidden="true">{remainingText(left)}</span>}
      <VisuallyHidden>
        <span aria-live="polite">{announced.stage === 'free' ? '' : remainingText(announced.left)}</span>
      </VisuallyHidden>
    </p>
  )
}
