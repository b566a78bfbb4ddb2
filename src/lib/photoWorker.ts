import { drawOver, fitted, type PhotoSize } from './drawPhoto.ts'

/** In a worker of its own: one photo in, the small one out, null where it cannot be drawn. */
addEventListener('message', ({ data }: MessageEvent<{ photo: Blob } & PhotoSize>) => {
  void small(data.photo, data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})

async function small(photo: Blob, { side, quality }: PhotoSize): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = fitted(bitmap.width, bitmap.height, side)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  drawOver(context, bitmap, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
