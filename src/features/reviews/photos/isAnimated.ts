import { hasSeveralImages } from './gif.ts'

type Bytes = Uint8Array<ArrayBuffer>

const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes)

/** Each by what stands before the first frame, so that a damaged file is known too. */
const checks: Readonly<Record<string, (bytes: Bytes) => boolean>> = {
  'image/gif': hasSeveralImages,
  'image/png': (bytes) => /^[^]*?(acTL|IDAT)/.exec(textOf(bytes))?.[1] === 'acTL',
  // The flag of the extended header.
  'image/webp': (bytes) => textOf(bytes.subarray(12, 16)) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0,
  // The brands of the first box, which begins with its length.
  'image/avif': (bytes) => /^(....)*avis/s.test(textOf(bytes.subarray(8, new DataView(bytes.buffer).getUint32(0)))),
}

/** Whether a picture has several frames, of which a canvas draws the first alone. */
export const isAnimated = (type: string, bytes: Bytes): boolean => checks[type]?.(bytes) ?? false
