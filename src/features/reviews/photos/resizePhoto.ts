import * as v from 'valibot'
import { drawOnWhite, fitWithin, type PhotoSize } from './drawPhoto.ts'

/** Photos are resized one after another: three large ones at a time would exceed a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The photo as an upright JPEG that fits `side` × `side` px (REV-10), drawn in a worker if the browser supports it. Rejects
 * if the browser cannot decode the picture.
 */
export function resizePhoto(photo: Blob, size: PhotoSize): Promise<Blob> {
  const resized = last.then(() =>
    ('OffscreenCanvas' in globalThis && 'Worker' in globalThis ? resizeInWorker : resizeInPage)(photo, size),
  )
  last = resized.catch(() => undefined)
  return resized
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

function resizeInWorker(photo: Blob, size: PhotoSize): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('photoWorker.ts', import.meta.url), { type: 'module' })
    const finish = (result: unknown) => {
      // Frees the picture's memory.
      worker.terminate()
      if (v.is(v.instance(Blob), result)) resolve(result)
      else reject(new Error('the photo cannot be read'))
    }
    worker.addEventListener('message', ({ data }) => finish(data))
    // The worker did not start: an old browser, or a missing file.
    worker.addEventListener('error', () => {
      worker.terminate()
      resolve(resizeInPage(photo, size))
    })
    worker.postMessage({ photo, ...size }, [])
  })
}

async function resizeInPage(photo: Blob, { side, quality }: PhotoSize): Promise<Blob> {
  const url = URL.createObjectURL(photo)
  try {
    const image = await loadImage(url)
    const canvas = Object.assign(document.createElement('canvas'), fitWithin(image.naturalWidth, image.naturalHeight, side))
    const context = canvas.getContext('2d')
    if (context) drawOnWhite(context, image, canvas.width, canvas.height)
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!jpeg) throw new Error('the photo cannot be drawn')
    return jpeg
  } finally {
    URL.revokeObjectURL(url)
  }
}
