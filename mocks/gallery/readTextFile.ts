/** What the text of a file is: Korean spreadsheets save CSV in EUC-KR too. */
type TextKind = 'csv' | 'other'

/** The text of a file, decoded as in `decodeText`; undefined if the file cannot be read or decoded without doubt. */
export async function readTextFile(file: Blob, kind: TextKind): Promise<string | undefined> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()), kind)
  } catch {
    // Removed or changed since it was chosen.
    return undefined
  }
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, and CSV in EUC-KR (windows-949), each strictly; the result has no byte order mark.
 * Undefined for other bytes, and for CSV that UTF-8 and EUC-KR read differently without a sign which of them it is.
 */
export function decodeText(bytes: Uint8Array, kind: TextKind): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, 'utf-16be')
  const utf8 = decode(bytes, 'utf-8')
  if (kind === 'other' || startsWith(bytes, 0xef, 0xbb, 0xbf)) return utf8
  if (utf8 === undefined) return decode(bytes, 'euc-kr')
  return isDoubtful(utf8) && decode(bytes, 'euc-kr') !== undefined ? undefined : utf8
}

/** Some EUC-KR pairs are valid UTF-8 too, but they decode to Latin or Arabic letters, never to Hangul. */
const isDoubtful = (utf8: string) => /[\u0080-\u07ff]/.test(utf8) && !/[가-힣]/.test(utf8)

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Undefined for bytes that are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // It leaves out a byte order mark.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
