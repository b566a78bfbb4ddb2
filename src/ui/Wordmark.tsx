import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { PickRing } from './PickRing.tsx'
import css from './Wordmark.module.css'

/** The product's name with "Pick" circled; one word for screen readers, which read the circled part apart. */
export function Wordmark() {
  const { site } = useTexts(commonTexts)
  return (
    <span className={css.wordmark} role="img" aria-label={site}>
      <span className={css.ringed}>
        <span>Pick</span>
        <PickRing variant={1} around="word" />
      </span>
      <span>ers</span>
    </span>
  )
}
