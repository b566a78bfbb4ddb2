/** How many bytes of a file `pictureSize` needs. */
export const PICTURE_HEADER_BYTES = 30

/**
 * Width and height in px by the header of a PNG or WebP file; undefined for other types and damaged headers. The size is known
 * before anything is decoded.
 */
export function pictureSize(header: Uint8Array): { width: number; height: number } | undefined {
  if (header.length < PICTURE_HEADER_BYTES) return undefined
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const textAt = (offset: number) => String.fromCharCode(...header.subarray(offset, offset + 4))
  if (textAt(12) === 'IHDR') return { width: view.getUint32(16), height: view.getUint32(20) }
  if (textAt(0) !== 'RIFF' || textAt(8) !== 'WEBP') return undefined
  const readSize = webpSizes[textAt(12)]
  return readSize?.(view)
}

const BITS_14 = 0x3fff
const BITS_24 = 0xffffff

/** By the WebP container specification: lossy, lossless and extended files. */
const webpSizes: Readonly<Record<string, (view: DataView) => { width: number; height: number }>> = {
  'VP8 ': (view) => ({ width: view.getUint16(26, true) & BITS_14, height: view.getUint16(28, true) & BITS_14 }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true)
    return { width: (bits & BITS_14) + 1, height: ((bits >>> 14) & BITS_14) + 1 }
  },
  VP8X: (view) => ({ width: (view.getUint32(24, true) & BITS_24) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }),
}
