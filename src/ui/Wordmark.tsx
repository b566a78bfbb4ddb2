import { PickRing } from './PickRing.tsx'
import css from './Wordmark.module.css'

/** The product's name with "Pick" circled. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <span className={css.ringed}>
        <span>Pick</span>
        <PickRing variant={1} around="word" />
      </span>
      <span>ers</span>
    </span>
  )
}
