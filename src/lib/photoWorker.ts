import { drawOnWhite, fitWithin, type PhotoSize } from './drawPhoto.ts'

/** In a worker of its own: one photo in, the small one out, null where it cannot be drawn. */
addEventListener('message', ({ data }: MessageEvent<{ photo: Blob } & PhotoSize>) => {
  void small(data.photo, data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})

async function small(photo: Blob, { side, quality }: PhotoSize): Promise<Blob | null> {
  const picture = await opened(photo, side)
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

async function opened(photo: Blob, side: number): Promise<ImageBitmap | VideoFrame> {
  // A browser whose frames know no rotation would lay down a photo that stands.
  const canScale = photo.type === 'image/jpeg' && 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype
  const frame = canScale ? await scaled(photo, side).catch(() => undefined) : undefined
  return frame ?? createImageBitmap(photo, { imageOrientation: 'from-image' })
}

/**
 * Decoded no larger than it needs to be: a JPEG can be read at eighths of its size. A panorama of 12,000 px whole would take 140 MB
 * and as much again to draw. The smallest tells how many eighths are enough.
 */
async function scaled(photo: Blob, side: number): Promise<VideoFrame> {
  const bytes = await photo.arrayBuffer()
  const eighth = await decoded(bytes, photo.type, { width: 1, height: 1 })
  const { width, height } = upright(eighth)
  const eighths = Math.ceil(side / Math.max(width, height))
  if (eighths === 1) return eighth
  eighth.close()
  return decoded(bytes, photo.type, { width: eighths * width, height: eighths * height })
}

/** As large as the decoder can make it within this many px, or as small as it can. */
async function decoded(
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
