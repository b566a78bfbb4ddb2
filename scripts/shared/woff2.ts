import { brotliDecompressSync } from 'node:zlib'

/** Tables that WOFF2 names by their place in its list (W3C WOFF 2.0, 4.1); the one that is read here and the two that it transforms. */
const CMAP = 0
const TRANSFORMED = new Set([10, 11])
const OTHER_TAG = 63

interface Table {
  readonly tag: number
  readonly length: number
}

/** The characters that a WOFF2 file has a glyph for, in the order of their code points. */
export function charactersOf(woff2: Uint8Array): string[] {
  const bytes = Buffer.from(woff2)
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.')
  const { tables, end } = readTables(bytes)
  const content = brotliDecompressSync(bytes.subarray(end, end + bytes.readUInt32BE(20)))
  let offset = 0
  for (const { tag, length } of tables) {
    if (tag === CMAP) return codePoints(content.subarray(offset, offset + length)).map((code) => String.fromCodePoint(code))
    offset += length
  }
  return []
}

/** The tables of the compressed content, and where the list of them ends. */
function readTables(bytes: Buffer): { tables: Table[]; end: number } {
  let end = 48
  const readLength = () => {
    let value = 0
    for (let digit = 0x80; digit >= 0x80; value = value * 128 + (digit & 0x7f)) digit = bytes.readUInt8(end++)
    return value
  }
  const tables: Table[] = []
  for (let no = bytes.readUInt16BE(12); no > 0; no--) {
    const flags = bytes.readUInt8(end++)
    const tag = flags & 0x3f
    if (tag === OTHER_TAG) end += 4
    const length = readLength()
    // `glyf` and `loca` are transformed unless the version is 3, other tables only if it is not 0.
    const version = flags >> 6
    const isTransformed = TRANSFORMED.has(tag) ? version !== 3 : version !== 0
    tables.push({ tag, length: isTransformed ? readLength() : length })
  }
  return { tables, end }
}

/** The code points of a `cmap` table (OpenType 1.9): of its subtable of format 12, else of format 4. */
function codePoints(cmap: Buffer): number[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, no) => cmap.subarray(cmap.readUInt32BE(8 + no * 8)))
  const groups = subtables.find((subtable) => subtable.readUInt16BE(0) === 12)
  if (groups)
    return Array.from({ length: groups.readUInt32BE(12) }, (_, no) => 16 + no * 12).flatMap((at) =>
      range(groups.readUInt32BE(at), groups.readUInt32BE(at + 4)),
    )
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!segments) throw new Error('The font maps its characters in another way than formats 4 and 12.')
  const count = segments.readUInt16BE(6) / 2
  return Array.from({ length: count }, (_, no) => 14 + no * 2)
    .flatMap((at) => range(segments.readUInt16BE(at + count * 2 + 2), segments.readUInt16BE(at)))
    .filter((code) => code !== 0xffff)
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, no) => first + no)
