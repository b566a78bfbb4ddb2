import type { Edit } from './edit.ts'
import { cutText } from './truncate.ts'

/**
 * The text after an edit as NFC, cut to `limit` UTF-16 units: the inserted part is cut, never the text around it, and never
 * inside a character (MEMO-02, OPEN-23). `caret` is the end of the inserted part.
 */
export function fitText({ text, start, end, inserted }: Edit, limit: number): { text: string; caret: number } {
  const tail = text.slice(end).normalize('NFC')
  const before = (text.slice(0, start) + inserted).normalize('NFC')
  const whole = (before + tail).normalize('NFC')
  if (whole.length <= limit) return { text: whole, caret: Math.min(before.length, whole.length) }
  const head = text.slice(0, start).normalize('NFC')
  const room = cutText(before, Math.max(limit - tail.length, 0))
  // A text of an older limit may be too long without the inserted part.
  const remaining = room.length < head.length ? head : room
  const fit = cutText((remaining + tail).normalize('NFC'), limit)
  return { text: fit, caret: Math.min(remaining.length, fit.length) }
}
