import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTO_SIDE_PX, REVIEW_PHOTO_UNCHANGED_BYTES } from '../../../contract/limits.ts'
import { PICTURE_START_BYTES, pictureTypeOf } from '../../../contract/pictures.ts'
import { drawPhoto, isCanvasReadable } from './canvas.ts'
import { isAnimated } from './isAnimated.ts'
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

/** The MIME type by the first bytes. Of a file that cannot be read, the one it names: `holdInMemory` rejects, and the form says so. */
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
 * cannot decode it, and if an animation or a protected canvas prevents that it is drawn. The caller revokes the URL.
 */
export async function preparePhoto(file: File): Promise<ReadyPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isTooLargeToDecode(bytes)) throw new Error('the photo has too many pixels')
  const isSmall = file.size <= REVIEW_PHOTO_UNCHANGED_BYTES && file.type !== FOREIGN
  const parts = withoutMetadata(file.type, bytes)
  const clean = parts && new File(parts, file.name, { type: file.type })
  if (clean && isSmall) return { file: clean, url: URL.createObjectURL(await previewOf(clean)) }
  if (isAnimated(file.type, bytes)) throw new Error('a canvas draws one picture of an animation')
  if (await isCanvasReadable()) {
    const drawn = await drawnPhoto(file, isSmall ? Infinity : REVIEW_PHOTO_SIDE_PX)
    return { file: drawn, url: URL.createObjectURL(drawn) }
  }
  if (!clean) throw new Error('the photo can be neither read nor drawn')
  return { file: clean, url: URL.createObjectURL(await previewOf(clean)) }
}

/** A small file can have many pixels: the form shows a resized copy, so that no panorama is laid out at full size. */
async function previewOf(photo: File): Promise<Blob> {
  const preview = await drawPhoto(photo, SHOWN_SIDE_PX)
  return (await isCanvasReadable()) ? preview : photo
}

function isTooLargeToDecode(bytes: Uint8Array): boolean {
  const size = pictureSize(bytes.subarray(0, PICTURE_HEADER_BYTES))
  return size !== undefined && size.width * size.height > DECODED_MAX_PIXELS
}

/** A file with another name, since it is a JPEG. At its own size it may become too heavy. */
async function drawnPhoto(file: File, side: number): Promise<File> {
  const jpeg = await drawPhoto(file, side)
  if (jpeg.size > REVIEW_PHOTO_MAX_BYTES) return drawnPhoto(file, REVIEW_PHOTO_SIDE_PX)
  return new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type })
}

export const isForeign = (file: File) => file.type === FOREIGN
