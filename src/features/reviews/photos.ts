import {
  REVIEW_PHOTO_MAX_BYTES,
  REVIEW_PHOTO_JPEG_QUALITY,
  REVIEW_PHOTO_SIDE_PX,
  REVIEW_PHOTO_UNCHANGED_BYTES,
} from '../../contract/limits.ts'
import { PICTURE_START_BYTES, pictureTypeOf } from '../../contract/pictures.ts'
import { PICTURE_HEADER_BYTES, pictureSize } from '../../lib/pictureSize.ts'
import { resizePhoto } from '../../lib/resizePhoto.ts'

export type PhotoProblem = 'tooMany' | 'notAnImage' | 'tooBig'

/** A photo that most browsers cannot show: sent on as it is, half of the readers would see nothing. */
const FOREIGN = 'image/heic'
/** The form shows a photo in a frame of 100 px. */
const SHOWN_SIDE_PX = 480
/** 120 MB once decoded. Only JPEGs can be decoded at a smaller size. */
const DECODED_MAX_PIXELS = 30_000_000

/** What may be taken of the files that were chosen, as what their bytes say they are, and what is wrong with the rest (REV-09). */
export async function sorted(files: readonly File[], room: number): Promise<{ taken: File[]; problems: PhotoProblem[] }> {
  const taken: File[] = []
  const problems = new Set<PhotoProblem>()
  for (const file of files) {
    const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_START_BYTES).arrayBuffer()))
    if (type === undefined) problems.add('notAnImage')
    else if (file.size > REVIEW_PHOTO_MAX_BYTES) problems.add('tooBig')
    else if (taken.length >= room) problems.add('tooMany')
    else taken.push(file.type === type ? file : new File([file], file.name, { type }))
  }
  return { taken, problems: [...problems] }
}

export type ReadyPhoto = { file: File; url: string }

/** As it is sent: small enough, and in a form that all can read (REV-10). Fails where this browser cannot read it. The URL is the caller's to revoke. */
export async function prepared(file: File): Promise<ReadyPhoto> {
  if (await isTooLargeToDecode(file)) throw new Error('the photo has too many pixels')
  const isUnchanged = file.size <= REVIEW_PHOTO_UNCHANGED_BYTES && file.type !== FOREIGN
  if (!isUnchanged) {
    const ready = await shrunk(file)
    return { file: ready, url: URL.createObjectURL(ready) }
  }
  // Few bytes can be many pixels: the form shows a small one, and never lays out a panorama whole.
  const shown = await resizePhoto(file, { side: SHOWN_SIDE_PX, quality: REVIEW_PHOTO_JPEG_QUALITY })
  return { file, url: URL.createObjectURL(shown) }
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
