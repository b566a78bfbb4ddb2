import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PickRing } from '../PickRing.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import css from './Wordmark.module.css'

/** The product's name with "Pick" circled; screen readers would read its two parts as two words. */
export function Wordmark() {
  const { site } = useTexts(commonTexts)
  return (
    <span className={css.wordmark}>
      <VisuallyHidden>{site}</VisuallyHidden>
      <span className={css.ringed} aria-hidden="true">
        <span>Pick</span>
        <PickRing variant={1} around="word" />
      </span>
      <span aria-hidden="true">ers</span>
    </span>
  )
}
