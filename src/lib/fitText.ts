import { cutText } from './truncate.ts'

/** A field's text before and after a change, with the caret after what was inserted. */
export type Change = { readonly before: string; readonly after: string; readonly caret: number; readonly isPaste?: boolean }

/** A text that fits, and its caret. */
export type Fit = { readonly text: string; readonly caret: number }

/** What a change inserted: at least what the text has grown by, without the beginning that it has in common with the text before. */
export function insertedBy({ before, after, caret }: Change): string {
  const end = caret - Math.max(after.length - before.length, 0)
  let start = 0
  while (start < end && after[start] === before[start]) start += 1
  return after.slice(start, caret)
}

/** Whether a change came from a key: pastes never do, and drops and autofill bring more than one character. */
export const isTyped = (change: Change): boolean => change.isPaste !== true && Array.from(insertedBy(change)).length <= 1

/**
 * The text after a change as NFC, cut to `limit` UTF-16 units: the inserted part is cut, never the text around it, and never
 * inside a character (MEMO-02, OPEN-23).
 */
export function fitText(change: Change, limit: number): Fit {
  const { before, after, caret } = change
  const [typed, tail] = [after.slice(0, caret).normalize('NFC'), after.slice(caret).normalize('NFC')]
  const whole = (typed + tail).normalize('NFC')
  if (whole.length <= limit) return { text: whole, caret: Math.min(typed.length, whole.length) }
  const room = cutText(typed, Math.max(limit - tail.length, 0))
  const head = cutText(before, caret - insertedBy(change).length).normalize('NFC')
  // A joiner would take the character before it along, and a text of an older limit be too long without the inserted part.
  const start = room.length < head.length ? head : room
  const text = cutText((start + tail).normalize('NFC'), limit)
  return { text, caret: Math.min(start.length, text.length) }
}
