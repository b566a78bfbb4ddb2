/** The digits of a Korean number; 13 characters with its hyphens. */
export const PHONE_MAX_DIGITS = 11

/**
 * The national digits of a number in any notation: `+82 10-1234-5678` is `01012345678` (OPEN-24). Without a plus only what begins
 * no Korean number is a country code: 0082, and 82 before a mobile number.
 */
export const nationalDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(?:\+82|0082|82(?=0?1))0?/, '0')
    .replaceAll('+', '')

/** A number with hyphens: `010-1234-5678`, `02-123-4567`. */
export const phone = (text: string): string => groupPhone(nationalDigits(text))

/** National digits with hyphens, also while they are being typed. */
export function groupPhone(national: string): string {
  const digits = national.slice(0, PHONE_MAX_DIGITS)
  // Seoul's 02 is the one area code of two digits.
  const area = digits.startsWith('02') ? 2 : 3
  const rest = digits.slice(area, digits.startsWith('02') ? 10 : PHONE_MAX_DIGITS)
  const middle = rest.length > 7 ? 4 : 3
  return [digits.slice(0, area), rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-')
}

/** A phone number as the guest's lookup formats it: 3-4-4, and 2-4-4 if it has ten digits (GUEST-03). */
export function guestPhone(national: string): string {
  const digits = national.slice(0, PHONE_MAX_DIGITS)
  const area = digits.length === 10 ? 2 : 3
  return [digits.slice(0, area), digits.slice(area, area + 4), digits.slice(area + 4)].filter(Boolean).join('-')
}

/** The caret's index in a formatted number: after as many digits as before formatting (ACCT-04). */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(text.charAt(at))) seen += 1
  }
  return text.length
}
