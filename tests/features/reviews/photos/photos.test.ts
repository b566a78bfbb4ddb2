import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { holdInMemory, preparePhoto, sortFiles } from '../../../../src/features/reviews/photos/photos.ts'
import { PICTURE_HEADER_BYTES, pictureSize } from '../../../../src/features/reviews/photos/pictureSize.ts'

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 100, b: 0, alpha } } })

const headerOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer()).subarray(0, PICTURE_HEADER_BYTES)

describe('[REV-10] the size of a picture by its header', () => {
  test.each([
    ['PNG', (picture: Sharp) => picture.png()],
    ['lossy WebP', (picture: Sharp) => picture.removeAlpha().webp()],
    ['lossless WebP', (picture: Sharp) => picture.webp({ lossless: true })],
  ])('%s', async (_, encode) => {
    expect(pictureSize(await headerOf(encode(blank(301, 97))))).toEqual({ width: 301, height: 97 })
  })

  test('extended WebP', async () => {
    expect(pictureSize(await headerOf(blank(301, 97, 0.5).webp()))).toEqual({ width: 301, height: 97 })
  })

  test('none for a JPEG and for a file that ends within its header', async () => {
    expect(pictureSize(await headerOf(blank(301, 97).jpeg()))).toBeUndefined()
    expect(pictureSize((await headerOf(blank(301, 97).png())).subarray(0, 20))).toBeUndefined()
  })
})

/** The header of a PNG of this size; files are refused by it without decoding. */
function pngOf(width: number, height: number): File {
  const header = new Uint8Array(PICTURE_HEADER_BYTES)
  header.set(Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (char) => char.charCodeAt(0)))
  const view = new DataView(header.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([header], 'panorama.png', { type: 'image/png' })
}

test('[REV-10, REV-11] a PNG panorama is refused before it is decoded', async () => {
  await expect(preparePhoto(pngOf(12_000, 3000))).rejects.toThrow('too many pixels')
})

const refuse = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))

test('[REV-11] a photo that can no longer be read is accepted by its place, and refused when it is read', async () => {
  const gone = pngOf(10, 10)
  Object.assign(gone, { arrayBuffer: refuse, slice: () => ({ arrayBuffer: refuse }) })
  const { taken, problems } = await sortFiles([gone], 1)
  expect([taken.map(({ name }) => name), problems]).toEqual([['panorama.png'], []])
  await expect(holdInMemory(gone)).rejects.toThrow('could not be read')
})
