import { REVIEW_PHOTO_JPEG_QUALITY } from '../../../contract/limits.ts'

/** Photos are drawn one after another: three large ones at a time would exceed a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/** The photo as an upright JPEG that fits `side` × `side` px. Rejects if the browser cannot decode the picture. */
export function drawPhoto(photo: Blob, side: number): Promise<Blob> {
  const drawn = last.then(() => draw(photo, side))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(photo: Blob, side: number): Promise<Blob> {
  const picture = await decode(photo)
  // Never enlarged, and at least 1 px.
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width = 1, height = 1] = [picture.width, picture.height].map((length) => Math.max(1, Math.round(length * scale)))
  const { canvas, context } = createCanvas(width, height)
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  if ('close' in picture) picture.close()
  return toJpeg(canvas)
}

async function decode(photo: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' })
  } catch {
    // It takes no picture without its last bytes, which browsers show.
    return loadImage(photo)
  }
}

async function loadImage(photo: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(photo)
  try {
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }))
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  return { canvas, context }
}

async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', REVIEW_PHOTO_JPEG_QUALITY))
  if (!jpeg) throw new Error('the canvas cannot be encoded')
  return jpeg
}

let isChecked: Promise<boolean> | undefined

/**
 * Whether a canvas gives what was drawn, checked once a page: a browser that protects its user from being recognised by it
 * (Firefox's resistFingerprinting, Brave's strict shields) gives noise instead.
 */
export const isCanvasReadable = (): Promise<boolean> => (isChecked ??= readPattern().catch(() => false))

/** Four squares of these colours. */
const PATTERN = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const
const SQUARE_PX = 32
/** JPEG, and shields that change the last bits alone, differ less. */
const MAX_DIFFERENCE = 24

async function readPattern(): Promise<boolean> {
  const squares = PATTERN.map((color, at) => ({ color, x: (at % 2) * SQUARE_PX, y: at < 2 ? 0 : SQUARE_PX }))
  const { canvas, context } = createCanvas(2 * SQUARE_PX, 2 * SQUARE_PX)
  for (const { color, x, y } of squares) {
    context.fillStyle = `rgb(${color.join(' ')})`
    context.fillRect(x, y, SQUARE_PX, SQUARE_PX)
  }
  const picture = await createImageBitmap(await toJpeg(canvas))
  const { context: read } = createCanvas(2 * SQUARE_PX, 2 * SQUARE_PX)
  read.drawImage(picture, 0, 0)
  picture.close()
  return squares.every(({ color, x, y }) => {
    const { data } = read.getImageData(x + SQUARE_PX / 2, y + SQUARE_PX / 2, 1, 1)
    return color.every((part, at) => Math.abs(part - (data[at] ?? 0)) <= MAX_DIFFERENCE)
  })
}
