/** The first bytes of the picture types that browsers show; `?` is any byte. */
const signatures: readonly (readonly [type: string, signature: string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'RIFF????WEBP'],
  ['image/avif', '????ftypavi'],
  ['image/heic', '????ftyphei'],
  ['image/heic', '????ftyphev'],
  ['image/heic', '????ftypmif1'],
  ['image/bmp', 'BM????\0\0\0\0'],
]
const LONGEST = 16

/** The MIME type of a picture by its first bytes, not its name; undefined for other files and for SVG, which can hold scripts (REV-09). */
export async function pictureType(file: Blob): Promise<string | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()))
  return signatures.find(([, signature]) =>
    Array.from(signature).every((char, index) => char === '?' || char === start[index]),
  )?.[0]
}
