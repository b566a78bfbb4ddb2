const MEGABYTE = 1024 * 1024
const quarters = { topLeft: 'red', topRight: 'lime', bottomLeft: 'blue', bottomRight: 'yellow' } as const
type Color = (typeof quarters)[keyof typeof quarters] | 'other'

type PhotoOptions = {
  width?: number
  height?: number
  /** EXIF orientation: 6 and 8 are rotated by 90°. */
  orientation?: number
  /** Minimum size in bytes: zeros after the end of the image, which decoders ignore. */
  minBytes?: number
  name?: string
}

/** A JPEG of four colored quarters with an EXIF orientation. */
export async function createPhoto({
  width = 600,
  height = 400,
  orientation = 1,
  minBytes = 0,
  name = 'photo.jpg',
}: PhotoOptions = {}) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2D canvas context')
  const [w, h] = [width / 2, height / 2]
  const places = { topLeft: [0, 0], topRight: [w, 0], bottomLeft: [0, h], bottomRight: [w, h] } as const
  for (const [place, [x, y]] of Object.entries(places)) {
    context.fillStyle = Object.entries(quarters).find(([name]) => name === place)?.[1] ?? 'black'
    context.fillRect(x, y, w, h)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The canvas could not be encoded as JPEG')
  const padding = new Uint8Array(Math.max(0, minBytes - blob.size))
  return new File([blob.slice(0, 2), exif(orientation), blob.slice(2), padding], name, { type: 'image/jpeg' })
}

/** An APP1 segment with the orientation tag only. */
function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const words = [0xffe1, 34, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8, 1, 0x0112, 3, 0, 1, orientation, 0, 0, 0]
  return new Uint8Array(words.flatMap((word) => [word >> 8, word & 255]))
}

export const OVER_THREE_MB = 3.2 * MEGABYTE
export const ELEVEN_MB = 11 * MEGABYTE

const textFile = (content: string, name: string, type: string) => new File([content], name, { type })
export const invalidFiles = {
  heicNamedJpeg: () => textFile('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_0001.jpg', 'image/jpeg'),
  empty: () => textFile('', 'empty.jpg', 'image/jpeg'),
  svgWithScript: () =>
    textFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg', 'image/svg+xml'),
  truncatedJpeg: () =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6, 7, 8])], 'truncated.jpg', { type: 'image/jpeg' }),
}

/** The color in the middle of each quarter of a decoded picture, and its size in px. */
export async function readQuarters(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('No 2D canvas context')
  context.drawImage(bitmap, 0, 0)
  const colorAt = (x: number, y: number) => nameColor([...context.getImageData(width * x, height * y, 1, 1).data])
  return {
    width,
    height,
    topLeft: colorAt(0.25, 0.25),
    topRight: colorAt(0.75, 0.25),
    bottomLeft: colorAt(0.25, 0.75),
    bottomRight: colorAt(0.75, 0.75),
  }
}

function nameColor([red = 0, green = 0, blue = 0]: readonly number[]): Color {
  const code = [red, green, blue].map((part) => (part > 200 ? 1 : part < 60 ? 0 : 2)).join('')
  const names: Record<string, Color> = { '100': 'red', '010': 'lime', '001': 'blue', '110': 'yellow' }
  return names[code] ?? 'other'
}
