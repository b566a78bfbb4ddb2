import sharp from 'sharp'

/** A picture's red, green and blue values. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Of 255, in one channel: processors round colours differently when they blend and scale. */
const TOLERANCE = 4
const MARK = [255, 0, 170] as const

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The pixels as a lossless picture. */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 5 })
    .toBuffer()
}

/** A picture with the last rows of another of the same width below it. */
export function appendRows(above: Pixels, below: Pixels, rows: number): Pixels {
  const from = (below.height - rows) * below.width * 3
  const data = new Uint8Array(above.data.length + rows * below.width * 3)
  data.set(above.data)
  data.set(below.data.subarray(from), above.data.length)
  return { ...above, data, height: above.height + rows }
}

/** How many pixels differ. Pixels that only one of them has, since its size is another, differ too. */
export function countDifferences(one: Pixels, other: Pixels): number {
  if (one.width === other.width && Buffer.compare(one.data, other.data) === 0) return 0
  let count = 0
  forEachPixel(one, other, (isDifferent) => void (count += isDifferent ? 1 : 0))
  return count
}

/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest area with every differing pixel. */
export function findDifferentArea(one: Pixels, other: Pixels): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  forEachPixel(one, other, (isDifferent, x, y) => {
    if (!isDifferent) return
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  })
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The later picture, faded, with the differing pixels marked. */
export function markDifferences(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 3)
  forEachPixel(before, after, (isDifferent, x, y) => {
    const at = (y * after.width + x) * 3
    const [red = 0, green = 0, blue = 0] = after.data.subarray(at, at + 3)
    const faded = 200 + (red + green + blue) / 14
    data.set(isDifferent ? MARK : [faded, faded, faded], (y * width + x) * 3)
  })
  return { data, width, height }
}

function forEachPixel(one: Pixels, other: Pixels, visit: (isDifferent: boolean, x: number, y: number) => void) {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) visit(isDifferentAt(one, other, x, y), x, y)
  }
}

function isDifferentAt(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= Math.min(one.width, other.width) || y >= Math.min(one.height, other.height)) return true
  const at = (y * one.width + x) * 3
  const otherAt = (y * other.width + x) * 3
  for (let channel = 0; channel < 3; channel += 1) {
    const value = one.data[at + channel] ?? 0
    if (Math.abs(value - (other.data[otherAt + channel] ?? 0)) > TOLERANCE) return true
  }
  return false
}
