import type { ReactNode } from 'react'
import css from './PickRing.module.css'

const drawings = [
  'M68 3C38-3 5 14 3 48C1 84 30 99 57 97C88 95 101 70 97 43C93 15 66 2 37 8',
  'M20 17C42-4 86 1 95 36C103 72 78 99 46 97C14 95-2 68 5 37C11 13 40 1 68 6C90 10 100 34 97 56',
  'M93 15C73-4 26-3 9 27C-6 58 10 92 44 97C76 101 102 78 97 43C93 19 76 5 47 2',
] as const

type Props = {
  /** Which of the three drawings, or an id: neighbours differ, and one id always has the same. */
  variant: number
  /** Whether the ring is visible; changing it from false to true draws the ring for 360 ms. */
  isDrawn?: boolean
  /** What is circled: a picture (the ring has a white halo), a word, several words or a numeral. */
  around?: 'picture' | 'word' | 'words' | 'count'
  /** Whether it is drawn when it appears. */
  isEntering?: boolean
}

/** Words in a ring. */
export function Ringed({
  variant,
  isEntering = false,
  children,
}: Pick<Props, 'variant' | 'isEntering'> & { children: ReactNode }) {
  return (
    <span className={css.ringed}>
      <span>{children}</span>
      <PickRing variant={variant} around="words" isEntering={isEntering} />
    </span>
  )
}

/** Fills its nearest positioned ancestor. Decorative: the circled element says in its own text that it is picked. */
export function PickRing({ variant, isDrawn = true, around = 'picture', isEntering = false }: Props) {
  const drawing = drawings.at(variant % drawings.length)
  return (
    <span className={css.ring} data-around={around} data-drawn={isDrawn} data-entering={isEntering} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {around === 'picture' && <path className={css.halo} d={drawing} />}
        <path className={css.pencil} d={drawing} />
      </svg>
    </span>
  )
}
