/** At most `limit` UTF-16 units of a text, with an ellipsis if it is cut (REV-04). */
export function truncate(text: string, limit: number): string {
  return text.length <= limit ? text : `${wholePairs(text.slice(0, limit)).trimEnd()}…`
}

/** A text without half a surrogate pair at its end. */
export function wholePairs(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
