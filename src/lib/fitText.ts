/**
 * What stays of an edit when only `limit` UTF-16 units fit: the part that came in is cut, never what stood there (MEMO-02).
 * A surrogate pair is kept or dropped whole. `caret` is where the kept part ends.
 */
export function fitText(before: string, after: string, limit: number): { text: string; caret: number } {
  if (after.length <= limit) return { text: after, caret: after.length }
  const start = sharedStart(before, after)
  const end = sharedEnd(before.slice(start), after.slice(start))
  const tail = after.slice(after.length - end)
  const room = Math.max(limit - start - end, 0)
  const came = wholePairs(after.slice(start, Math.min(start + room, after.length - end)))
  // What stood there may itself be too long, e.g. a text from an older limit.
  const text = wholePairs((after.slice(0, start) + came + tail).slice(0, limit))
  return { text, caret: Math.min(start + came.length, text.length) }
}

/** A text of at most `limit` UTF-16 units, an ellipsis where something was left off (REV-04). */
export function truncate(text: string, limit: number): string {
  return text.length <= limit ? text : `${wholePairs(text.slice(0, limit)).trimEnd()}…`
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

function wholePairs(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
