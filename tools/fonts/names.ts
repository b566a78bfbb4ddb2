/** The name table of a font, of which browsers need one: our family, and the copyright and licence that OFL 2 demands. */
export interface Names {
  readonly family: string
  readonly copyright: string
}

const LICENCE = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'
const LICENCE_URL = 'https://openfontlicense.org'

/** A font (sfnt) with these names alone: a changed font must not bear the reserved name of its original. */
export function rename(sfnt: Buffer, { family, copyright }: Names): Buffer {
  const postScript = family.replaceAll(' ', '')
  const names = nameTable({
    0: copyright,
    1: family,
    2: 'Regular',
    3: postScript,
    4: family,
    6: postScript,
    13: LICENCE,
    14: LICENCE_URL,
  })
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, no) => {
    const at = 12 + no * 16
    const tag = sfnt.toString('latin1', at, at + 4)
    const offset = sfnt.readUInt32BE(at + 8)
    return { tag, data: tag === 'name' ? names : Buffer.from(sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12))) }
  })
  const head = tables.find(({ tag }) => tag === 'head')?.data
  head?.writeUInt32BE(0, 8)
  const font = joinTables(sfnt.subarray(0, 12), tables)
  const adjustment = (0xb1b0afba - checksum(font)) >>> 0
  head?.writeUInt32BE(adjustment, 8)
  return joinTables(sfnt.subarray(0, 12), tables)
}

function joinTables(header: Buffer, tables: readonly { tag: string; data: Buffer }[]): Buffer {
  let offset = 12 + tables.length * 16
  const records = tables.map(({ tag, data }) => {
    const record = Buffer.alloc(16)
    record.write(tag, 0, 'latin1')
    // The checksum of `head` does not count its adjustment.
    const counted = tag === 'head' ? Buffer.concat([data.subarray(0, 8), Buffer.alloc(4), data.subarray(12)]) : data
    record.writeUInt32BE(checksum(padded(counted)), 4)
    record.writeUInt32BE(offset, 8)
    record.writeUInt32BE(data.length, 12)
    offset += padded(data).length
    return record
  })
  return Buffer.concat([header, ...records, ...tables.map(({ data }) => padded(data))])
}

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)])

function checksum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/** Format 0, with Windows' records in American English, which every system reads. */
function nameTable(names: Readonly<Record<number, string>>): Buffer {
  const entries = Object.entries(names).map(([id, text]) => ({ id: Number(id), text: Buffer.from(text, 'utf16le').swap16() }))
  const header = Buffer.alloc(6 + entries.length * 12)
  header.writeUInt16BE(entries.length, 2)
  header.writeUInt16BE(header.length, 4)
  let offset = 0
  for (const [no, { id, text }] of entries.entries()) {
    for (const [word, value] of [3, 1, 0x409, id, text.length, offset].entries())
      header.writeUInt16BE(value, 6 + no * 12 + word * 2)
    offset += text.length
  }
  return Buffer.concat([header, ...entries.map(({ text }) => text)])
}
