import { cutText } from './cutText.ts'

/** At most `limit` UTF-16 units of a text's NFC form, with an ellipsis if it is cut (REV-04, OPEN-23). */
export function truncate(text: string, limit: number): string {
  const composed = text.normalize('NFC')
  return composed.length <= limit ? text : `${cutText(composed, limit).trimEnd()}…`
}
