import {
  REVIEW_PHOTO_MAX_BYTES,
  REVIEW_PHOTO_JPEG_QUALITY,
  REVIEW_PHOTO_SIDE_PX,
  REVIEW_PHOTO_UNCHANGED_BYTES,
} from '../../../contract/limits.ts'
import { PICTURE_START_BYTES, pictureTypeOf } from '../../../contract/pictures.ts'
import { PICTURE_HEADER_BYTES, pictureSize } from './pictureSize.ts'
import { withoutMetadata } from './withoutMetadata.ts'

export type PhotoProblem = 'tooMany' | 'notAnImage' | 'tooBig'

/** A format that most browsers cannot show: uploaded unchanged, half of the readers would see nothing. */
const FOREIGN = 'image/heic'
/** For a preview of 100 px on dense screens. */
const SHOWN_SIDE_PX = 480
/** 120 MB once decoded. The header of a JPEG does not begin with its size, and large phones make larger ones. */
const DECODED_MAX_PIXELS = 30_000_000

/** Splits files into accepted ones, by their actual format, and the problems of the others. */
export async function sortFiles(files: readonly File[], room: number): Promise<{ taken: File[]; problems: PhotoProblem[] }> {
  const taken: File[] = []
  const problems = new Set<PhotoProblem>()
  for (const file of files) {
    const type = await readType(file)
    if (type === undefined) problems.add('notAnImage')
    else if (file.size > REVIEW_PHOTO_MAX_BYTES) problems.add('tooBig')
    else if (taken.length >= room) problems.add('tooMany')
    else taken.push(file.type === type ? file : new File([file], file.name, { type }))
  }
  return { taken, problems: [...problems] }
}

/** The MIME type by the first bytes. A file that cannot be read is not refused here: `holdInMemory` rejects, and the form names it. */
async function readType(file: File): Promise<string | undefined> {
  try {
    // A deleted file seems empty, like any part of it; only reading it as a whole fails.
    const start = file.size > 0 ? file.slice(0, PICTURE_START_BYTES) : file
    return pictureTypeOf(new Uint8Array(await start.arrayBuffer()))
  } catch {
    return file.type
  }
}

/** A copy in memory: the file on disk may be changed or deleted before it is sent. Rejects if it cannot be read. */
export async function holdInMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}

export type ReadyPhoto = { file: File; url: string }

/**
 * The photo to upload: below the size limit, in a format that all browsers show, without its metadata. Rejects if this browser
 * cannot decode it. The caller revokes the URL.
 */
export async function preparePhoto(file: File): Promise<ReadyPhoto> {
  if (await isTooLargeToDecode(file)) throw new Error('the photo has too many pixels')
  const isUnchanged = file.size <= REVIEW_PHOTO_UNCHANGED_BYTES && file.type !== FOREIGN
  if (!isUnchanged) {
    const ready = await shrunk(file)
    return { file: ready, url: URL.createObjectURL(ready) }
  }
  // A small file can have many pixels: the form shows a resized copy, so that no panorama is laid out at full size.
  const bare = await withoutMetadata(file)
  const shown = await resizePhoto(bare, { side: SHOWN_SIDE_PX, quality: REVIEW_PHOTO_JPEG_QUALITY })
  return { file: bare, url: URL.createObjectURL(shown) }
}

async function isTooLargeToDecode(file: File): Promise<boolean> {
  const size = pictureSize(new Uint8Array(await file.slice(0, PICTURE_HEADER_BYTES).arrayBuffer()))
  return size !== undefined && size.width * size.height > DECODED_MAX_PIXELS
}

async function shrunk(file: File): Promise<File> {
  const small = await resizePhoto(file, { side: REVIEW_PHOTO_SIDE_PX, quality: REVIEW_PHOTO_JPEG_QUALITY })
  return new File([small], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: small.type })
}

export const isForeign = (file: File) => file.type === FOREIGN

/** Longest side in px, and the share of JPEG quality (0–1). */
type PhotoSize = { side: number; quality: number }

/** Photos are resized one after another: three large ones at a time would exceed a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/** The photo as an upright JPEG that fits `side` × `side` px. Rejects if the browser cannot decode the picture. */
function resizePhoto(photo: Blob, size: PhotoSize): Promise<Blob> {
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
