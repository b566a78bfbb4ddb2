/** The first bytes of the picture types that browsers show; `?` is any byte. SVG is missing, since it can contain scripts. */
const signatures = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF????WEBP'],
  ['image/bmp', 'BM????\0\0\0\0'],
  ['image/avif', '????ftypavif'],
  ['image/avif', '????ftypavis'],
  // HEIF by the brands of ISO/IEC 23008-12, single pictures and sequences.
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => ['image/heic', `????ftyp${brand}`] as const),
] as const

/** How many bytes of a file `pictureTypeOf` needs. */
export const PICTURE_START_BYTES = 12

/** The MIME type of a picture by its first bytes, ignoring its name; undefined for every other file (REV-09, API-35). */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, PICTURE_START_BYTES))
  return signatures.find(([, signature]) =>
    Array.from(signature).every((char, index) => index < start.length && (char === '?' || char === start[index])),
  )?.[0]
}
