import { beforeEach, expect, test, vi } from 'vitest'
import { toCsv } from '../../mocks/gallery/checklistCsv.ts'
import { saveFile } from '../../mocks/gallery/saveFile.ts'

const encode = (text: string) => [...new TextEncoder().encode(text)]
const checklist = {
  'cart-empty': { result: 'failed', note: '단추가 안 보여요', build: '0.1.0', at: '2026-11-22T10:00:00.000Z' },
} as const

const saved: Blob[] = []
const revoke = vi.fn<(url: string) => void>()
const savedBytes = async () => [...new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer())]

beforeEach(() => {
  saved.length = 0
  revoke.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return `blob:${saved.length}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

test('saved CSV starts with a byte order mark, and is UTF-8', async () => {
  saveFile(
    'scenarios.csv',
    'text/csv',
    toCsv(checklist, () => ''),
  )
  const bytes = await savedBytes()
  expect(bytes).toEqual([0xef, 0xbb, 0xbf, ...encode(toCsv(checklist, () => ''))])
})

test.each(['text/html', 'application/json'])('a saved file of %s is UTF-8 without a byte order mark', async (type) => {
  saveFile('file', type, '메모')
  expect(await savedBytes()).toEqual(encode('메모'))
})

test('an object URL is revoked a minute after the click, not in its task', () => {
  saveFile('world.json', 'application/json', '{}')
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke.mock.calls).toEqual([['blob:1']])
})
