import { useState } from 'react'
import { counterTexts } from '../../texts/counter.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './Counter.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Props = {
  /** The text in the field. */
  text: string
  /** In UTF-16 code units of the NFC text, as the server counts. */
  limit: number
  /** The counter shows a warning above this, e.g. above 135 of 150. */
  warnOver: number
}

/** `36/150` below a field. Screen readers announce it only at the warning and at the limit, not after every letter. */
export function Counter({ text, limit, warnOver }: Props) {
  const texts = useTexts(counterTexts)
  const used = text.normalize('NFC').length
  const stage = used >= limit ? 'full' : used > warnOver ? 'near' : 'free'
  const left = Math.max(limit - used, 0)
  const [announced, setAnnounced] = useState({ stage, left })
  if (announced.stage !== stage) setAnnounced({ stage, left })
  return (
    <p className={`${css.counter} small figures`} data-stage={stage}>
      <span>{`${used}/${limit}`}</span>
      {stage !== 'free' && <span aria-hidden="true">{texts.charactersLeft(left)}</span>}
      <VisuallyHidden>
        <span aria-live="polite">{announced.stage === 'free' ? '' : texts.charactersLeft(announced.left)}</span>
      </VisuallyHidden>
    </p>
  )
}
