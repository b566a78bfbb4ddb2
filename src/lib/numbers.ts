/** What a text of digits means, or why it cannot be read: a sign that is no part of a number, or another country's code. */
export type NumberRead =
  | { readonly digits: string; readonly problem?: undefined }
  | { readonly problem: 'sign'; readonly sign: string }
  | { readonly problem: 'country' }

/**
 * A code as it is typed on a plain keyboard: full-width signs as ASCII, every dash a hyphen, without zero-width signs and
 * spaces around it. Word processors, Korean keyboards and messages bring the others (OPEN-24).
 */
export function plainCode(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[\u2010-\u2015\u2212\u30fc\u3161\ufe58\ufe63]/g, '-')
    .trim()
}

/** The digits of a text that has nothing else but the signs that group digits. */
export function readDigits(text: string): NumberRead {
  const plain = plainCode(text)
  const digits = plain.replaceAll(/\D/g, '')
  const sign = /[^\d\s().\-/·]+/.exec(plain)?.[0] ?? (digits === '' ? plain : '')
  return sign === '' ? { digits } : { problem: 'sign', sign }
}

/** The national digits of a phone number in any notation: `+82 10-1234-5678` is `01012345678` (OPEN-24). */
export function readPhoneNumber(text: string): NumberRead {
  const plain = plainCode(text).replace(/^tel:/i, '')
  const international = /^[\s(]*\+/.exec(plain)?.[0]
  const read = readDigits(plain.slice(international?.length ?? 0))
  if (read.problem !== undefined) return read
  if (international === undefined) return { digits: nationalDigits(read.digits) }
  return read.digits.startsWith('82') ? { digits: read.digits.replace(/^820?/, '0') } : { problem: 'country' }
}

/** Digits without Korea's country code: no Korean number begins with 0082, no mobile number with 82. */
export const nationalDigits = (digits: string): string => digits.replace(/^(?:0082(?=\d)|82(?=0?1))0?/, '0')
