import { cleanGif } from './gif.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The parts of a photo without what a camera or an editor writes beside the pixels (place, time, device, names); pixels, colors and
 * orientation stay. Undefined for AVIF and HEIC, which are not read, and for a file that cannot be read to its end: a browser
 * may show it although it stumbles here.
 */
export function withoutMetadata(type: string, bytes: Bytes): Bytes[] | undefined {
  try {
    return cleaners[type]?.(bytes)
  } catch {
    return undefined
  }
}

const cleaners: Readonly<Record<string, (bytes: Bytes) => Bytes[]>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
  // Has no metadata.
  'image/bmp': (bytes) => [bytes],
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin = (bytes: Bytes, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
const bytesOf = (text: string, ...more: Iterable<number>[]) =>
  Uint8Array.from([...Array.from(text, (char) => char.charCodeAt(0)), ...more.flatMap((part) => Array.from(part))])

/** Begins the data of a JPEG, and of a WebP by many encoders. */
const EXIF = 'Exif\0\0'
/** The Exif type of a number of four bytes. */
const LONG = 4

/** Exif data with nothing but the orientation of these; undefined for an upright picture. */
function orientationOf(exif: Bytes): Bytes | undefined {
  try {
    const prefix = latin(exif, 0, EXIF.length) === EXIF ? EXIF : ''
    const view = viewOf(exif.slice(prefix.length))
    const isLittle = String.fromCharCode(view.getUint8(0)) === 'I'
    const directory = view.getUint32(4, isLittle)
    const entries = Array.from({ length: view.getUint16(directory, isLittle) }, (_, index) => directory + 2 + index * 12)
    const entry = entries.find((at) => view.getUint16(at, isLittle) === 0x0112)
    const orientation = entry === undefined ? 1 : numberAt(view, entry, isLittle)
    if (orientation < 2 || orientation > 8) return undefined
    return bytesOf(prefix + 'MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0', [orientation, 0, 0, 0, 0, 0, 0])
  } catch {
    return undefined
  }
}

/** The value of an Exif entry: of two bytes, or of four by its type. */
const numberAt = (view: DataView, entry: number, isLittle: boolean): number =>
  view.getUint16(entry + 2, isLittle) === LONG ? view.getUint32(entry + 8, isLittle) : view.getUint16(entry + 8, isLittle)

/** What stands for a part: itself, its orientation alone, or nothing. */
const replacementOf = (part: Bytes, isNeeded: boolean, exif: Bytes | undefined, wrap: (exif: Bytes) => Bytes): Bytes[] => {
  const orientation = exif && orientationOf(exif)
  if (orientation) return [wrap(orientation)]
  return isNeeded ? [part] : []
}

/** Segments with a length. A marker without one, which decoders pass over, would hide the segment behind it. */
const isSegment = (marker: number) => marker >= 0xc0 && marker <= 0xfe && !(marker >= 0xd0 && marker <= 0xd9)
/** All segments but those of applications and comments, and of these the ones that a decoder needs. */
const isNeededSegment = (segment: string) => /^[^\xe0-\xef\xfe]|^\xe0..JFIF\0|^\xe2..ICC_PROFILE\0|^\xee..Adobe/s.test(segment)

/** Ends with the picture: a phone appends a film or further pictures, with a place of their own. */
function cleanJpeg(bytes: Bytes): Bytes[] {
  const parts = [bytes.slice(0, 2)]
  for (let at = 2; at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] === 0xd9);) {
    const length = viewOf(bytes).getUint16(at + 2)
    const end = at + 2 + length
    if (bytes[at] !== 0xff || !isSegment(bytes[at + 1] ?? 0) || length < 2 || end > bytes.length)
      throw new RangeError('no segment')
    const next = bytes[at + 1] === 0xda ? endOfScan(bytes, end) : end
    const isExif = bytes[at + 1] === 0xe1 && latin(bytes, at + 4, at + 4 + EXIF.length) === EXIF
    const isNeeded = isNeededSegment(latin(bytes, at + 1, at + 16))
    const wrap = (exif: Bytes) => bytesOf('\xff\xe1\0', [2 + exif.length], exif)
    parts.push(...replacementOf(bytes.slice(at, next), isNeeded, isExif ? bytes.slice(at + 4, end) : undefined, wrap))
    // Bytes between two segments fill.
    for (at = next; bytes[at + 1] === 0xff;) at += 1
  }
  return [...parts, bytesOf('\xff\xd9')]
}

/** Where compressed data ends: at a marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Bytes, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1 && /[\0\xd0-\xd7\xff]/.test(latin(bytes, at + 1, at + 2))) at = bytes.indexOf(0xff, at + 1)
  return at === -1 ? bytes.length : at
}

/** The chunks with a capital must be understood; of the others, those that change how the picture looks. */
const isNeededChunk = (type: string) =>
  /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|bKGD|cICP|mDCV|cLLI|acTL|fcTL|fdAT)/.test(type)

function cleanPng(bytes: Bytes): Bytes[] {
  const parts = [bytes.slice(0, 8)]
  for (let at = 8, type = ''; type !== 'IEND';) {
    const end = at + 12 + viewOf(bytes).getUint32(at)
    if (end > bytes.length) throw new RangeError('no chunk')
    type = latin(bytes, at + 4, at + 8)
    const wrap = (exif: Bytes) => bytesOf('\0\0\0', [exif.length], checked(bytesOf('eXIf', exif)))
    parts.push(
      ...replacementOf(
        bytes.slice(at, end),
        isNeededChunk(type),
        type === 'eXIf' ? bytes.slice(at + 8, end - 4) : undefined,
        wrap,
      ),
    )
    at = end
  }
  return parts
}

const shift = (crc: number) => (crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1)

/** With the CRC-32 of PNG. */
function checked(bytes: Bytes): Bytes {
  const crc = ~bytes.reduce((sum, byte) => Array.from({ length: 8 }).reduce<number>(shift, sum ^ byte), -1)
  return bytesOf('', bytes, [crc >>> 24, crc >>> 16, crc >>> 8, crc])
}

function cleanWebp(bytes: Bytes): Bytes[] {
  const parts = [bytes.slice(0, 12)]
  let hasExif = false
  const whole = 8 + viewOf(bytes).getUint32(4, true)
  if (whole > bytes.length) throw new RangeError('no end')
  // What follows is no part of the picture.
  for (let at = 12; at < whole;) {
    const size = viewOf(bytes).getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > whole) throw new RangeError('no chunk')
    const type = latin(bytes, at, at + 4)
    const wrap = (exif: Bytes) => bytesOf('EXIF', [exif.length, 0, 0, 0], exif)
    const isNeeded = /^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(type)
    const chunk = replacementOf(bytes.slice(at, end), isNeeded, type === 'EXIF' ? bytes.slice(at + 8, end) : undefined, wrap)
    hasExif ||= type === 'EXIF' && chunk.length > 0
    parts.push(...chunk)
    at = end
  }
  const [head, first] = parts
  // The flags of Exif (8) and XMP (4).
  if (first && latin(first, 0, 4) === 'VP8X') first[8] = ((first[8] ?? 0) & ~12) | (hasExif ? 8 : 0)
  if (head)
    viewOf(head).setUint32(
      4,
      parts.reduce((length, part) => length + part.length, -8),
      true,
    )
  return parts
}
