import type { ReactNode } from 'react'
import { joinWords } from '../lib/joinWords.ts'
import css from './sentences.module.css'

/** After a sentence before another, so not within `e.g. 010-1234-5678`. */
const end = /(?<=[.?!] )(?=[A-Z가-힣“‘])/

/**
 * Prose, as the only child of its element: a sentence that does not fit beside another begins a line of its own, and no line
 * parts a pair of short words.
 */
export function sentences(prose: ReactNode): ReactNode {
  if (typeof prose !== 'string') return prose
  const parts = prose.split(end).map(joinWords)
  if (parts.length === 1) return parts[0]
  return parts.map((sentence, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two sentences may be equal
    <span key={at} className={css.sentence}>
      {sentence}
    </span>
  ))
}
