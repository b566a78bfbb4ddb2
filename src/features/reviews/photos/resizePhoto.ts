/** Longest side in px, and the share of JPEG quality (0–1). */
type PhotoSize = { side: number; quality: number }

/** Photos are resized one after another: three large ones at a time would exceed a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/** The photo as an upright JPEG that fits `side` × `side` px. Rejects if the browser cannot decode the picture. */
export function resizePhoto(photo: Blob, size: PhotoSize): Promise<Blob> {
  const resized = last.then(() => resize(photo, size))
  last = resized.catch(() => undefined)
  return resized
}

async function resize(photo: Blob, { side, quality }: PhotoSize): Promise<Blob> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  // Never enlarged, and at least 1 px.
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width = 1, height = 1] = [picture.width, picture.height].map((length) => Math.max(1, Math.round(length * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency, which would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
  }
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!jpeg) throw new Error('the photo cannot be drawn')
  return jpeg
}
