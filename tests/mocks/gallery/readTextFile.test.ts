import { expect, test } from 'vitest'
import { decodeText, readTextFile } from '../../../mocks/gallery/readTextFile.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** «가나» as Korean Excel saves it. */
const EUC_KR = [0xb0, 0xa1, 0xb3, 0xaa]
/** `é` in UTF-8, `챕` in EUC-KR. */
const BOTH = [0xc3, 0xa9]

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

test.each(['csv', 'other'] as const)('%s in UTF-8 is read with and without a byte order mark, which is left out', (kind) => {
  expect(decodeText(utf8('메모, 😀'), kind)).toBe('메모, 😀')
  expect(decodeText(utf8('\uFEFF메모'), kind)).toBe('메모')
  expect(decodeText(new Uint8Array(), kind)).toBe('')
})

test.each(['csv', 'other'] as const)('%s in UTF-16 is read by its byte order mark, which is left out', (kind) => {
  expect(decodeText(utf16('\uFEFF메모\t😀', true), kind)).toBe('메모\t😀')
  expect(decodeText(utf16('\uFEFF메모\t😀', false), kind)).toBe('메모\t😀')
})

test('EUC-KR is read in CSV alone', () => {
  expect(decodeText(Uint8Array.from(EUC_KR), 'csv')).toBe('가나')
  expect(decodeText(Uint8Array.from(EUC_KR), 'other')).toBeUndefined()
})

test.each([
  ['in no encoding', [0xff, 0xff]],
  ['of UTF-8 cut in a character', [...utf8('\uFEFF메모')].slice(0, -1)],
  ['of UTF-8 with EUC-KR in it', [...utf8('\uFEFF메모'), ...EUC_KR]],
  ['of UTF-16 cut in a character', [...utf16('\uFEFF메모', true)].slice(0, -1)],
  ['of UTF-16 with half a pair', [...utf16('\uFEFF\uD83D', true)]],
])('bytes %s are refused', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), 'csv')).toBeUndefined()
  expect(decodeText(Uint8Array.from(bytes), 'other')).toBeUndefined()
})

test('CSV that could be UTF-8 and EUC-KR is refused, unless a sign decides', () => {
  expect(decodeText(Uint8Array.from(BOTH), 'csv')).toBeUndefined()
  expect(decodeText(Uint8Array.from(BOTH), 'other')).toBe('é')
  expect(decodeText(utf8('\uFEFFé'), 'csv')).toBe('é')
  expect(decodeText(utf8('é 메모'), 'csv')).toBe('é 메모')
})

test('a file that is gone is refused', async () => {
  const gone = Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await readTextFile(gone, 'csv')).toBeUndefined()
})
