import { describe, expect, test } from 'vitest'
import { toPhotos } from '../../mocks/rules/products/writeReview.ts'
import { sortFiles } from '../../src/features/reviews/photos/photos.ts'

const bytesOf = (start: string) => Uint8Array.from(start, (char) => char.charCodeAt(0))

const pictures: [type: string, start: string][] = [
  ['image/jpeg', '\xff\xd8\xff\xe1more'],
  ['image/png', '\x89PNG\r\n\x1a\nmore'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
  ['image/bmp', 'BM\x01\x02\x03\x04\0\0\0\0'],
  ...['avif', 'avis'].map((brand): [string, string] => ['image/avif', `\0\0\0\x20ftyp${brand}`]),
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand): [string, string] => [
    'image/heic',
    `\0\0\0\x18ftyp${brand}`,
  ]),
]

const others: [name: string, start: string][] = [
  ['an empty file', ''],
  ['a file shorter than its signature', 'GIF8'],
  ['a GIF of an unknown version', 'GIF88a'],
  ['a drawing that may hold a script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a sound in a RIFF file', 'RIFF\x01\x02\x03\x04WAVEfmt '],
  ['a film', '\0\0\0\x18ftypmp42'],
  ['a film with a brand near AVIF', '\0\0\0\x18ftypavi1'],
  ['a page', '<!doctype html>'],
  ['text that starts as a bitmap does', 'BM is short for bitmap'],
]

/** The type by the form's rule; undefined if the form refuses the file. */
async function typeInClient(start: string): Promise<string | undefined> {
  const { taken } = await sortFiles([new File([bytesOf(start)], 'photo.jpg', { type: 'image/jpeg' })], 3)
  return taken[0]?.type
}

/** The type by the server's rule, of a file with the type JPEG. */
const typeInServer = (start: string) => toPhotos([{ type: 'image/jpeg', bytes: bytesOf(start) }])[0]?.type

describe('client and server read the type of a picture by the same bytes', () => {
  test.each(pictures)('[REV-09] [API-35] %s %j', async (type, start) => {
    expect(await typeInClient(start)).toBe(type)
    expect(typeInServer(start)).toBe(type)
  })

  test.each(others)('[REV-09] [API-35] %s is no picture, whatever its name', async (_, start) => {
    expect(await typeInClient(start)).toBeUndefined()
    expect(() => typeInServer(start)).toThrow(expect.objectContaining({ code: 'INVALID_IMAGE' }))
  })
})
