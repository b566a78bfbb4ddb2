import type { ReactNode } from 'react'
import css from './PickRing.module.css'

const hands = [
  'M68 3C38-3 5 14 3 48C1 84 30 99 57 97C88 95 101 70 97 43C93 15 66 2 37 8',
  'M20 17C42-4 86 1 95 36C103 72 78 99 46 97C14 95-2 68 5 37C11 13 40 1 68 6C90 10 100 34 97 56',
  'M93 15C73-4 26-3 9 27C-6 58 10 92 44 97C76 101 102 78 97 43C93 19 76 5 47 2',
] as const

export type Hand = 0 | 1 | 2

/** Who is ringed decides the hand, so neighbours differ and a ring never changes. */
export function handOf(id: number): Hand {
  const hand = id % 3
  return hand === 1 || hand === 2 ? hand : 0
}

type Props = {
  hand: Hand
  /** Not yet drawn: going from false to true draws the ring in 300 ms. */
  isDrawn?: boolean
  /** What is ringed: a picture (with its white halo), a word, large words or a numeral. */
  around?: 'picture' | 'word' | 'words' | 'count' | 'button'
  /** Draws itself once as it appears. */
  isEntering?: boolean
}

/** Words with a ring round them; the words themselves say why. */
export function Ringed({ hand, isEntering = false, children }: Pick<Props, 'hand' | 'isEntering'> & { children: ReactNode }) {
  return (
    <span className={css.ringed}>
      {children}
      <PickRing hand={hand} around="words" isEntering={isEntering} />
    </span>
  )
}

/** Fills its nearest positioned ancestor; decoration only, the ringed thing says in words that it is picked. */
export function PickRing({ hand, isDrawn = true, around = 'picture', isEntering = false }: Props) {
  return (
    <span className={css.ring} data-around={around} data-drawn={isDrawn} data-entering={isEntering} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {around === 'picture' && <path className={css.halo} d={hands[hand]} />}
        <path className={css.pencil} d={hands[hand]} />
      </svg>
    </span>
  )
}
