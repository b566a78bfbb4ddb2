const MEGABYTE = 1024 * 1024
const quarters = { topLeft: 'red', topRight: 'lime', bottomLeft: 'blue', bottomRight: 'yellow' } as const
export type Colour = (typeof quarters)[keyof typeof quarters] | 'other'

type Taken = {
  width?: number
  height?: number
  /** The tag a camera writes: 6 and 8 lie on their side (EXIF). */
  orientation?: number
  /** Readers stop at the end of the picture: what follows only weighs. In bytes. */
  weight?: number
  name?: string
}

/** A JPEG of four coloured quarters, as a camera of any hold would have written it. */
export async function createPhoto({ width = 600, height = 400, orientation = 1, weight = 0, name = 'photo.jpg' }: Taken = {}) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const [w, h] = [width / 2, height / 2]
  const places = { topLeft: [0, 0], topRight: [w, 0], bottomLeft: [0, h], bottomRight: [w, h] } as const
  for (const [place, [x, y]] of Object.entries(places)) {
    context.fillStyle = Object.entries(quarters).find(([name]) => name === place)?.[1] ?? 'black'
    context.fillRect(x, y, w, h)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  const rest = new Uint8Array(Math.max(0, weight - blob.size))
  return new File([blob.slice(0, 2), exif(orientation), blob.slice(2), rest], name, { type: 'image/jpeg' })
}

/** The segment that says which way up the camera was held, and nothing else. */
function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const words = [0xffe1, 34, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8, 1, 0x0112, 3, 0, 1, orientation, 0, 0, 0]
  return new Uint8Array(words.flatMap((word) => [word >> 8, word & 255]))
}

export const OVER_THREE_MB = 3.2 * MEGABYTE
export const ELEVEN_MB = 11 * MEGABYTE

const text = (words: string, name: string, type: string) => new File([words], name, { type })
export const invalidFiles = {
  heicNamedJpeg: () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_0001.jpg', 'image/jpeg'),
  empty: () => text('', 'empty.jpg', 'image/jpeg'),
  svgWithScript: () =>
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg', 'image/svg+xml'),
  tornJpeg: () =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6, 7, 8])], 'torn.jpg', { type: 'image/jpeg' }),
}

/** The colours in the middle of the quarters of a picture as a reader sees it, and its size in px. */
export async function readQuarters(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => colour([...context.getImageData(width * x, height * y, 1, 1).data])
  return {
    width,
    height,
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  }
}

function colour([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  const found = [red, green, blue].map((part) => (part > 200 ? 1 : part < 60 ? 0 : 2)).join('')
  const names: Record<string, Colour> = { '100': 'red', '010': 'lime', '001': 'blue', '110': 'yellow' }
  return names[found] ?? 'other'
}
