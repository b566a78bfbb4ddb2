import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from '../../../../src/features/reviews/photos/withoutMetadata.ts'

const PLACE = 'GPS of Seoul'
const exif = {
  IFD0: { Make: 'Camera', ImageDescription: PLACE, Copyright: PLACE },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1', GPSProcessingMethod: PLACE },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${PLACE}</rdf:RDF></x:xmpmeta>`

/** A picture of 40 × 30 px, all different, with a color profile. */
const picture = (channels: 3 | 4 = 3) =>
  sharp(Buffer.from(Array.from({ length: 40 * 30 * channels }, (_, index) => (index * 7) % 251)), {
    raw: { width: 40, height: 30, channels },
  }).withIccProfile('p3')

const formats = {
  'image/jpeg': (one: Sharp) => one.jpeg(),
  'progressive image/jpeg': (one: Sharp) => one.jpeg({ progressive: true }),
  'image/png': (one: Sharp) => one.png(),
  'image/webp': (one: Sharp) => one.webp(),
  'lossless image/webp': (one: Sharp) => one.webp({ lossless: true }),
}
/** Undefined where it cannot be read to its end. */
const cleanOf = (photo: Uint8Array, type: string) => {
  const parts = withoutMetadata(type.split(' ').at(-1) ?? '', Uint8Array.from(photo))
  return parts && Buffer.concat(parts)
}
const mustClean = (photo: Uint8Array, type: string) => cleanOf(photo, type) ?? Buffer.from('unread')

/** Size, colors and the pixels as they are stored. */
async function look(bytes: Buffer) {
  const { orientation = 1, icc } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes, { autoOrient: false }).raw().toBuffer({ resolveWithObject: true })
  return { orientation, hasProfile: icc !== undefined, pixels: createHash('sha1').update(data).digest('hex') }
}

describe.each(Object.entries(formats))('[REV-10, OPEN-52] %s', (type, encode) => {
  test.each([1, 3, 6, 8])('loses place and device, and keeps pixels, colors and orientation %i', async (orientation) => {
    const photo = await encode(
      picture(type === 'image/png' ? 4 : 3)
        .withMetadata({ orientation })
        .withExif({ ...exif, IFD0: { ...exif.IFD0, Orientation: String(orientation) } })
        .withXmp(xmp),
    ).toBuffer()
    expect(photo.includes(PLACE)).toBe(true)
    const clean = mustClean(photo, type)
    expect(clean.includes(PLACE)).toBe(false)
    expect(clean.includes('Camera')).toBe(false)
    expect(await look(clean)).toEqual(await look(photo))
    const { exif: left, xmp: description } = await sharp(clean).metadata()
    expect([left !== undefined, description]).toEqual([orientation !== 1, undefined])
    const again = mustClean(clean, type)
    expect(again.equals(clean)).toBe(true)
  })

  test('cannot be read where it is cut off within its metadata', async () => {
    const photo = await encode(picture().withExif(exif)).toBuffer()
    expect(cleanOf(photo.subarray(0, 60), type)).toBeUndefined()
  })
})

const segment = (marker: number, text: string) => Buffer.from([0xff, marker, 0, text.length + 2, ...Buffer.from(text, 'latin1')])

test('[REV-10, OPEN-52] comments, captions and what follows a JPEG are not sent', async () => {
  const plain = await picture().jpeg().toBuffer()
  const added = [
    segment(0xfe, PLACE),
    segment(0xed, `Photoshop 3.0\0${PLACE}`),
    segment(0xe2, `MPF\0${PLACE}`),
    segment(0xe1, 'Exif\0\0MM\0'),
  ]
  const photo = Buffer.concat([plain.subarray(0, 2), ...added, plain.subarray(2), Buffer.from(`ftypmp4 ${PLACE}`)])
  const clean = mustClean(photo, 'image/jpeg')
  expect(clean.includes(PLACE)).toBe(false)
  expect(clean.equals(plain)).toBe(true)
})

const chunk = (type: string, text: string) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(text.length)
  return Buffer.concat([size, Buffer.from(`${type}${text}\0\0\0\0`, 'latin1')])
}

test('[REV-10, OPEN-52] texts and times of a PNG, and what follows it, are not sent', async () => {
  const plain = await picture(4).png().toBuffer()
  const added = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, `Location\0${PLACE}`))
  const photo = Buffer.concat([plain.subarray(0, 33), ...added, plain.subarray(33), Buffer.from(PLACE)])
  const clean = mustClean(photo, 'image/png')
  expect(clean.includes(PLACE)).toBe(false)
  expect(await look(clean)).toEqual(await look(plain))
})

const jpegWith = async (...added: Buffer[]) => {
  const plain = await picture().jpeg().toBuffer()
  return Buffer.concat([plain.subarray(0, 2), ...added, segment(0xe1, `Exif\0\0${PLACE}`), plain.subarray(2)])
}
const bytes = (...values: number[]) => Buffer.from(values)

describe('[REV-10, OPEN-52] what browsers show although it cannot be read to its end', () => {
  test.each([
    ['a JPEG with a segment of length 0', 'image/jpeg', () => jpegWith(bytes(0xff, 0xe4, 0, 0))],
    ['a JPEG with a segment of length 1', 'image/jpeg', () => jpegWith(bytes(0xff, 0xe4, 0, 1))],
    ['a JPEG with stray bytes between segments', 'image/jpeg', () => jpegWith(bytes(0, 0, 0))],
    ['a JPEG with a stray byte before a D9', 'image/jpeg', () => jpegWith(bytes(0, 0xd9))],
    ['a JPEG with a marker that has no length', 'image/jpeg', () => jpegWith(bytes(0xff, 0xd0))],
    ['a JPEG that ends with FF', 'image/jpeg', async () => (await jpegWith()).subarray(0, -1)],
    ['a PNG without its end', 'image/png', async () => (await picture().withExif(exif).png().toBuffer()).subarray(0, -12)],
    [
      'a WebP that says it is longer',
      'image/webp',
      async () => (await picture().withExif(exif).webp().toBuffer()).subarray(0, -2),
    ],
    ['a GIF without its end', 'image/gif', async () => (await picture().gif().toBuffer()).subarray(0, -1)],
    ['an AVIF', 'image/avif', () => picture().withExif(exif).avif().toBuffer()],
  ])('%s', async (_, type, photo) => {
    expect(cleanOf(await photo(), type)).toBeUndefined()
  })
})

test('[REV-10, OPEN-52] what follows a WebP is not sent', async () => {
  const plain = await picture().webp().toBuffer()
  const place = Buffer.from(PLACE.padEnd(20))
  expect(mustClean(Buffer.concat([plain, place]), 'image/webp').equals(plain)).toBe(true)
  const [photo, clean] = [Buffer.concat([await picture().withExif(exif).webp().toBuffer(), place]), plain]
  expect(await look(mustClean(photo, 'image/webp'))).toEqual(await look(clean))
})

const extension = (start: string, text: string) => Buffer.from(`!${start}${String.fromCharCode(text.length)}${text}\0`, 'latin1')

test('[REV-10, OPEN-52] comments and what programs add to a GIF are not sent, its frames and their repetition are', async () => {
  const plain = await sharp(Buffer.alloc(40 * 60 * 3, 90), { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .gif({ loop: 3, delay: [100, 200], keepDuplicateFrames: true })
    .toBuffer()
  const added = [extension('\xfe', PLACE), extension('\xff\x0bXMP DataXMP', PLACE)]
  const photo = Buffer.concat([plain.subarray(0, -1), ...added, plain.subarray(-1), Buffer.from(PLACE)])
  const clean = mustClean(photo, 'image/gif')
  expect(clean.equals(plain)).toBe(true)
  expect(await sharp(clean, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] })
})

test('[REV-10, OPEN-52] an orientation of four bytes stays', async () => {
  const tiff = 'MM\0*\0\0\0\b\0\x01\x01\x12\0\x04\0\0\0\x01\0\0\0\x06\0\0\0\0'
  const plain = await picture().jpeg().toBuffer()
  const photo = Buffer.concat([plain.subarray(0, 2), segment(0xe1, `Exif\0\0${tiff}`), plain.subarray(2)])
  expect(await sharp(mustClean(photo, 'image/jpeg')).metadata()).toMatchObject({ orientation: 6 })
})
