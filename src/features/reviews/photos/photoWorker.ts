import { drawOnWhite, fitWithin, type PhotoSize } from './drawPhoto.ts'

/** Receives one photo and posts the resized one; null where it cannot be decoded. */
addEventListener('message', ({ data }: MessageEvent<{ photo: Blob } & PhotoSize>) => {
  void resize(data.photo, data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})

async function resize(photo: Blob, { side, quality }: PhotoSize): Promise<Blob | null> {
  const picture = await decodePhoto(photo, side)
  const { width, height } = picture instanceof ImageBitmap ? picture : upright(picture)
  const fit = fitWithin(width, height, side)
  const canvas = new OffscreenCanvas(fit.width, fit.height)
  const context = canvas.getContext('2d')
  if (!context) return null
  drawOnWhite(context, picture, fit.width, fit.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const upright = ({ displayWidth: width, displayHeight: height }: VideoFrame) => ({ width, height })

async function decodePhoto(photo: Blob, side: number): Promise<ImageBitmap | VideoFrame> {
  // Without `rotation` a browser would draw a portrait photo sideways.
  const canScale = photo.type === 'image/jpeg' && 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype
  const frame = canScale ? await decodeScaled(photo, side).catch(() => undefined) : undefined
  return frame ?? createImageBitmap(photo, { imageOrientation: 'from-image' })
}

/**
 * Decodes a JPEG at as many eighths of its size as `side` px need: decoding a panorama of 12,000 px at full size would take
 * 140 MB, and drawing it as much again. The first, smallest frame has one eighth of the size.
 */
async function decodeScaled(photo: Blob, side: number): Promise<VideoFrame> {
  const bytes = await photo.arrayBuffer()
  const eighth = await decode(bytes, photo.type, { width: 1, height: 1 })
  const { width, height } = upright(eighth)
  const eighths = Math.ceil(side / Math.max(width, height))
  if (eighths === 1) return eighth
  eighth.close()
  return decode(bytes, photo.type, { width: eighths * width, height: eighths * height })
}

/** Decodes at the largest size within `width` × `height` px, or at the smallest possible one. */
async function decode(
  data: ArrayBuffer,
  type: string,
  { width, height }: { width: number; height: number },
): Promise<VideoFrame> {
  const decoder = new ImageDecoder({ data, type, desiredWidth: width, desiredHeight: height })
  try {
    return (await decoder.decode()).image
  } finally {
    decoder.close()
  }
}
