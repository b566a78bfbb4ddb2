import type { Memo } from '../../contract/picks.ts'

/** The estimated height of a memo's card in px, close enough that the page's length hardly changes when cards are measured. */
export function estimatedHeight({ memo, styles }: Memo, isWide: boolean): number {
  const { letters, line, three, four, rest } = isWide
    ? { letters: 16, line: 38, three: 184, four: 160, rest: 113 }
    : { letters: 16, line: 34, three: 170, four: 148, rest: 89 }
  const lines = memo.split('\n').reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / letters)), 0)
  const row = styles.length > 3 ? four : three
  return rest + lines * line + (styles.length > 0 ? row : 0)
}
