import { wholePairs } from './truncate.ts'

/**
 * The text after an edit, cut to `limit` UTF-16 units: the inserted part is cut, never the text before the edit (MEMO-02).
 * Surrogate pairs are not split. `caret` is the end of the inserted part.
 */
export function fitText(before: string, after: string, limit: number): { text: string; caret: number } {
  if (after.length <= limit) return { text: after, caret: after.length }
  const start = sharedStart(before, after)
  const end = sharedEnd(before.slice(start), after.slice(start))
  const tail = after.slice(after.length - end)
  const room = Math.max(limit - start - end, 0)
  const inserted = wholePairs(after.slice(start, Math.min(start + room, after.length - end)))
  // The text before the edit may be too long already, e.g. with an older limit.
  const text = wholePairs((after.slice(0, start) + inserted + tail).slice(0, limit))
  return { text, caret: Math.min(start + inserted.length, text.length) }
}

function sharedStart(before: string, after: string): number {
  let length = 0
  while (length < before.length && before[length] === after[length]) length += 1
  return wholePairs(after.slice(0, length)).length
}

function sharedEnd(before: string, after: string): number {
  let length = 0
  while (length < before.length && length < after.length && before.at(-1 - length) === after.at(-1 - length)) length += 1
  return /^[\uDC00-\uDFFF]/.test(after.slice(after.length - length)) ? length - 1 : length
}
