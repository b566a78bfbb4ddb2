type Bytes = Uint8Array<ArrayBuffer>
type Block = { start: number; end: number; isImage: boolean }

/** Length of header and screen descriptor, whose flags are the last but two. */
const HEAD = 13
const HEAD_FLAGS = 10
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
/** Length of an image's descriptor, whose flags are the last, with the byte before its data. */
const IMAGE_HEAD = 11
const IMAGE_FLAGS = 9

/** Bytes of a color table by the flags before it: a flag that there is one, and the exponent of its length. */
const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const headSize = (bytes: Bytes): number => HEAD + tableSize(bytes[HEAD_FLAGS])

/** The images and extensions of a GIF, in their order. Throws where it cannot be read to its end. */
function* gifBlocks(bytes: Bytes): Generator<Block> {
  for (let start = headSize(bytes), end = start; bytes[start] !== TRAILER; start = end) {
    const isImage = bytes[start] === IMAGE
    if (!isImage && bytes[start] !== EXTENSION) throw new RangeError('no block')
    end = start + (isImage ? IMAGE_HEAD + tableSize(bytes[start + IMAGE_FLAGS]) : 2)
    // Sub-blocks, each with its length before it; an empty one ends them.
    for (let length = bytes[end]; length !== 0; length = bytes[end]) {
      if (length === undefined) throw new RangeError('no end')
      end += 1 + length
    }
    end += 1
    yield { start, end, isImage }
  }
}

/** Timing and transparency, repetition and colors; the others are comments, captions and whatever a program adds. */
const isNeededExtension = (block: Bytes): boolean =>
  /^!(\xf9|\xff.(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012))/s.test(String.fromCharCode(...block.subarray(0, 14)))

/** The parts of a GIF without what is written beside the pixels. Throws where it cannot be read to its end. */
export function cleanGif(bytes: Bytes): Bytes[] {
  const parts = [bytes.slice(0, headSize(bytes))]
  for (const { start, end, isImage } of gifBlocks(bytes)) {
    const block = bytes.slice(start, end)
    if (isImage || isNeededExtension(block)) parts.push(block)
  }
  return [...parts, Uint8Array.of(TRAILER)]
}

/** Whether a GIF has several images, as far as it can be read. */
export function hasSeveralImages(bytes: Bytes): boolean {
  let images = 0
  try {
    for (const { isImage } of gifBlocks(bytes)) if (isImage) images += 1
  } catch {
    return images > 1
  }
  return images > 1
}
