/** How files begin that browsers show as pictures; `?` stands for any byte. */
const beginnings: readonly (readonly [type: string, beginning: string])[] = [
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

/** What a file is by its first bytes, whatever its name claims; undefined where it is no picture, an SVG (which is a program) included (REV-09). */
export async function pictureType(file: Blob): Promise<string | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()))
  return beginnings.find(([, beginning]) => Array.from(beginning).every((char, at) => char === '?' || char === start[at]))?.[0]
}
