import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import css from './Spinner.module.css'

type Props = {
  /** What is waited for; by default that it loads. */
  label?: string
  /** `large` shows the label below the ring, `small` hides it visually. */
  size?: 'large' | 'small'
}

/** An animated ring with a label. */
export function Spinner({ label, size = 'large' }: Props) {
  const { loading } = useTexts(commonTexts)
  return (
    <output className={css.spinner} data-size={size}>
      <SpinningRing />
      <span className={css.label}>{label ?? loading}</span>
    </output>
  )
}

/** The ring without a label, for a busy button. */
export function SpinningRing() {
  return (
    <svg className={css.ring} viewBox="0 0 100 100" aria-hidden="true">
      <path pathLength={1} d="M68 3C38-3 5 14 3 48C1 84 30 99 57 97C88 95 101 70 97 43C93 15 66 2 37 8" />
    </svg>
  )
}
