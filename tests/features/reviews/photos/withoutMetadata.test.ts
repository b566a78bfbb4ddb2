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
const fileOf = (bytes: Uint8Array, type: string) =>
  new File([Uint8Array.from(bytes)], 'photo', { type: type.split(' ').at(-1) ?? '' })
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

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
    const clean = await bytesOf(await withoutMetadata(fileOf(photo, type)))
    expect(clean.includes(PLACE)).toBe(false)
    expect(clean.includes('Camera')).toBe(false)
    expect(await look(clean)).toEqual(await look(photo))
    const { exif: left, xmp: description } = await sharp(clean).metadata()
    expect([left !== undefined, description]).toEqual([orientation !== 1, undefined])
    const again = await bytesOf(await withoutMetadata(fileOf(clean, type)))
    expect(again.equals(clean)).toBe(true)
  })

  test('stays as it is where it is cut off within its metadata', async () => {
    const photo = (await encode(picture().withExif(exif)).toBuffer()).subarray(0, 60)
    expect(await bytesOf(await withoutMetadata(fileOf(photo, type)))).toEqual(Buffer.from(photo))
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
  const clean = await bytesOf(await withoutMetadata(fileOf(photo, 'image/jpeg')))
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
  const clean = await bytesOf(await withoutMetadata(fileOf(photo, 'image/png')))
  expect(clean.includes(PLACE)).toBe(false)
  expect(await look(clean)).toEqual(await look(plain))
})
