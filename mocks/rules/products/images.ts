import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTOS_MAX } from '../../../src/contract/limits.ts'
import type { Photo } from '../../db/tables/reviews.ts'
import { refuse } from '../refusal.ts'

type UploadedFile = { readonly type: string; readonly bytes: Uint8Array; readonly base64: string }

/** How files begin that browsers show as pictures; `?` stands for any byte. */
const signatures: readonly [type: string, beginning: string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF????WEBP'],
  ['image/avif', '????ftypavif'],
  ['image/avif', '????ftypavis'],
  ['image/heic', '????ftypheic'],
  ['image/heic', '????ftypheix'],
  ['image/heic', '????ftypmif1'],
  ['image/bmp', 'BM????\0\0\0\0'],
]

/** Uploaded review photos as they are stored. Refuses INVALID_IMAGE: too many, too big, or no picture by its bytes (API-35). */
export function toPhotos(files: readonly UploadedFile[]): Omit<Photo, 'id'>[] {
  if (files.length > REVIEW_PHOTOS_MAX) refuse('INVALID_IMAGE', `사진은 최대 ${REVIEW_PHOTOS_MAX}장까지 올릴 수 있어요.`)
  return files.map(({ type, bytes, base64 }) => {
    if (bytes.byteLength > REVIEW_PHOTO_MAX_BYTES) refuse('INVALID_IMAGE', '사진 한 장은 10MB를 넘을 수 없어요.')
    const real = type.startsWith('image/') ? typeOf(bytes) : undefined
    return { type: real ?? refuse('INVALID_IMAGE', '이미지 파일만 올릴 수 있어요.'), base64 }
  })
}

/** The image type by the file's first bytes, since a data URL is shown as that type. */
function typeOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures.find(([, beginning]) => Array.from(beginning).every((char, place) => fits(char, start[place])))?.[0]
}

const fits = (char: string, sent: string | undefined) => sent !== undefined && (char === '?' || char === sent)

// Whole at once, ten million arguments would not fit the stack.
const CHUNK = 0x8000

/** Bytes as text, ten million of them too; to be made before a transaction, which others wait for. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK) text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  return btoa(text)
}
