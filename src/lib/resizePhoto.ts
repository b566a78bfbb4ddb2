import * as v from 'valibot'
import { drawOnWhite, fitWithin, type PhotoSize } from './drawPhoto.ts'

/** One after the other: each is drawn whole once, and three large ones at a time would fill a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The photo as a JPEG that fits `side` × `side` px, the way up it was taken (REV-10). Drawn in a worker where the browser can.
 * Fails where the browser cannot read the picture.
 */
export function resizePhoto(photo: Blob, size: PhotoSize): Promise<Blob> {
  const made = last.then(() =>
    ('OffscreenCanvas' in globalThis && 'Worker' in globalThis ? resizeInWorker : resizeInPage)(photo, size),
  )
  last = made.catch(() => undefined)
  return made
}

async function readPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

function resizeInWorker(photo: Blob, size: PhotoSize): Promise<Blob> {
  return new Promise<Blob>((done, fail) => {
    const worker = new Worker(new URL('photoWorker.ts', import.meta.url), { type: 'module' })
    const finish = (result: unknown) => {
      // With the worker goes the memory that the picture took.
      worker.terminate()
      if (v.is(v.instance(Blob), result)) done(result)
      else fail(new Error('the photo cannot be read'))
    }
    worker.addEventListener('message', ({ data }) => finish(data))
    // A worker that does not start: an old browser, or a host that forgot the file.
    worker.addEventListener('error', () => {
      worker.terminate()
      done(resizeInPage(photo, size))
    })
    worker.postMessage({ photo, ...size }, [])
  })
}

async function resizeInPage(photo: Blob, { side, quality }: PhotoSize): Promise<Blob> {
  const url = URL.createObjectURL(photo)
  try {
    const image = await readPhoto(url)
    const canvas = Object.assign(document.createElement('canvas'), fitWithin(image.naturalWidth, image.naturalHeight, side))
    const context = canvas.getContext('2d')
    if (context) drawOnWhite(context, image, canvas.width, canvas.height)
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!made) throw new Error('the photo cannot be drawn')
    return made
  } finally {
    URL.revokeObjectURL(url)
  }
}
