import { expect, onTestFinished, test, vi } from 'vitest'
import { browserOf, changeEntry, storeChecklist, type ChecklistEntry } from '../../../mocks/gallery/checklist.ts'
import { toCsv } from '../../../mocks/gallery/checklistCsv.ts'

const at = '2026-11-22T10:00:00.000Z'

test('the browser is asked, once, not to delete the notes; a refusal is its own', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', {})
  storeChecklist({})
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('denied'))
  vi.stubGlobal('navigator', { storage: { persist } })
  for (const note of ['one', 'two']) storeChecklist({ 'home-picked': { result: null, note, build: 'b', at } })
  expect(persist).toHaveBeenCalledOnce()
})

test('a line of CSV has every field, quoted where it must be', () => {
  const entry: ChecklistEntry = {
    result: 'failed',
    note: 'a "b",\nc',
    build: 'b',
    at,
    steps: [1, 3],
    browser: 'Chrome 139, Windows',
  }
  expect(toCsv({ 'cart-empty': { ...entry, language: 'ko' } }, () => '빈 장바구니')).toBe(
    `id,title,result,note,build,date,steps,browser,language\r\ncart-empty,빈 장바구니,failed,"a ""b"",\nc",b,2026-11-22T19:00:00+09:00,1 3,"Chrome 139, Windows",ko\r\n`,
  )
})

test('no cell is a formula for a spreadsheet', () => {
  const notes = ['=1', '+1', '-1', '@x'].map((note, index) => [`id-${index}`, { result: null, note, build: 'b', at }] as const)
  expect(toCsv(Object.fromEntries(notes), () => '')).not.toMatch(/,[=+\-@]/)
})

test('a ticked step, a note or a result make an entry, with browser and language; without any of them there is none', () => {
  const place = { browser: 'Chrome 139, Windows', language: 'en' } as const
  const ticked = changeEntry({}, 'pay-card', { steps: [2, 1] }, place)
  expect(ticked).toEqual({ 'pay-card': expect.objectContaining({ steps: [1, 2], result: null, note: '', ...place }) })
  expect(changeEntry(ticked, 'pay-card', { steps: [] }, place)).toEqual({})
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chrome 139, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Edge 139, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox 142, Linux'],
  ['an unknown browser', ''],
])('the browser of a user agent: %s', (userAgent, name) => expect(browserOf(userAgent)).toBe(name))
