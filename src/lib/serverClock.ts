/** How far the server's clock is ahead of the device's, in ms; 0 until a reply's date could be read. */
let aheadMs = 0

/** Takes over the `Date` header of a reply (RFC 9110, section 6.6.1), in whole seconds. An absent or malformed one is ignored. */
export function setServerDate(date: unknown): void {
  const at = typeof date === 'string' ? Date.parse(date) : NaN
  if (!Number.isNaN(at)) aheadMs = at - Date.now()
}

/** The time by the server's latest reply that had a date; by the device where none could be read (OPEN-25). */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)
