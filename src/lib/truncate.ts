const characters = 'Segmenter' in Intl ? new Intl.Segmenter('ko', { granularity: 'grapheme' }) : null

/**
 * At most `limit` UTF-16 units of a text, cut between characters as readers see them: never inside a syllable, a surrogate
 * pair or a sequence of emoji (OPEN-23). Browsers without `Intl.Segmenter` only keep surrogate pairs whole.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = characters ? (characters.segment(text).containing(limit)?.index ?? 0) : limit
  return wholePairs(text.slice(0, end))
}

/** A text without half a surrogate pair at its end. */
function wholePairs(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}

/** At most `limit` UTF-16 units of a text's NFC form, with an ellipsis if it is cut (REV-04, OPEN-23). */
export function truncate(text: string, limit: number): string {
  const composed = text.normalize('NFC')
  return composed.length <= limit ? text : `${cutText(composed, limit).trimEnd()}…`
}
