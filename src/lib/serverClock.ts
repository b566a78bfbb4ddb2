/** How far the server's clock is ahead of the device's, in ms; 0 until a reply's date could be read. */
let aheadMs = 0

/**
 * Takes over the `Date` header of a reply (RFC 9110, section 6.6.1), in whole seconds. An absent or malformed one is ignored, and one
 * of a reply that lay in a cache: its `Age` (RFC 9111, section 5.1) is not zero.
 */
export function setServerDate(date: unknown, age?: unknown): void {
  const isFresh = age === undefined || Number(age) === 0
  const at = typeof date === 'string' && isFresh ? Date.parse(date) : NaN
  if (!Number.isNaN(at)) aheadMs = at - Date.now()
}

/** The time by the server's latest reply that had a date; by the device where none could be read (OPEN-25). */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)
