import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTOS_MAX } from '../../../src/contract/limits.ts'
import { pictureTypeOf } from '../../../src/contract/pictures.ts'
import type { Photo } from '../../db/collections/reviews.ts'
import { messages } from '../messages.ts'
import { refuse } from '../refusal.ts'

/** What a review's reply has of an uploaded photo: a path below the CDN base, or an address. */
export type PhotoUrl = (photo: Photo) => string

type UploadedFile = { readonly type: string; readonly bytes: Uint8Array }

/** Review photos in their stored form. Refuses INVALID_IMAGE: too many, too large, or not a picture by its bytes (API-35). */
export function toPhotos(files: readonly UploadedFile[]): Omit<Photo, 'id'>[] {
  if (files.length > REVIEW_PHOTOS_MAX) refuse('INVALID_IMAGE', messages.tooManyPhotos(REVIEW_PHOTOS_MAX))
  return files.map(({ type, bytes }) => {
    if (bytes.byteLength > REVIEW_PHOTO_MAX_BYTES) refuse('INVALID_IMAGE', messages.photoTooLarge)
    // Detected by the bytes, since the photo is served with its type.
    const real = isImageType(type) ? pictureTypeOf(bytes) : undefined
    return { type: real ?? refuse('INVALID_IMAGE', messages.notAPhoto), base64: base64Of(bytes) }
  })
}

/** Some clients name no type: then a part of a form has `text/plain` (RFC 7578). */
const isImageType = (type: string) => /^(image\/.*|application\/octet-stream|text\/plain|)$/.test(type)

/** The bytes of a stored photo. */
export function bytesOf({ base64 }: Pick<Photo, 'base64'>): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

// Ten million arguments at once would overflow the stack. A multiple of three avoids padding between chunks.
const CHUNK = 0x6000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK) text += btoa(String.fromCharCode(...bytes.subarray(from, from + CHUNK)))
  return text
}
