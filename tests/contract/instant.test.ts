import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { instant } from '../../src/contract/instant.ts'
import { issueTexts } from '../../src/contract/issueTexts.ts'

const read = (text: unknown) => v.safeParse(instant, text)
const utc = (text: string) => new Date(v.parse(instant, text)).toISOString()

describe('[API-07, CONST-04] an instant of a reply', () => {
  test.each([
    '2026-11-21T11:30:00+09:00',
    '2026-11-21T11:30:00',
    '2026-11-21T11:30',
    '2026-11-21T02:30Z',
    '2026-11-21T02:30:00.000000000Z',
    '2026-11-21T11:30:00,000+0900',
    '2026-11-21T11:30:00+09',
    '2026-11-21T11:30:00.000+09:00[Asia/Seoul]',
    '2026-11-20T21:30:00\u221205:00',
    '20261121T023000Z',
    '20261121T113000+0900',
    '2026-11-21 11:30:00',
    '2026-11-21 11:30:00.000000',
    '2026-11-21 02:30:00+00',
    '2026-11-21 02:30:00.000 UTC',
    '2026-11-21 11:30:00 KST',
    '2026-11-21 11:30:00 +0900',
  ])('%s is half past eleven in Korea', (text) => {
    expect(utc(text)).toBe('2026-11-21T02:30:00.000Z')
  })

  test('is midnight in Korea for a day alone, and the end of the day for 24:00', () => {
    expect([utc('2026-11-21'), utc('2026-11-20T24:00:00')]).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'])
  })

  test.each([
    '',
    'soon',
    '2026-11',
    '2026-W47-6',
    '2026-325',
    '2026-02-30T00:00:00Z',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '2026-11-21T11:60:00Z',
    '2026-11-21T11:30:00+99:00',
    '1763692200000',
    '21.11.2026 11:30',
    'Sat Nov 21 11:30:00 KST 2026',
    'Sat, 21 Nov 2026 02:30:00 GMT',
    1763692200000,
    [2026, 11, 21, 11, 30],
  ])('%s is a broken reply', (sent) => {
    expect(read(sent).success).toBe(false)
  })

  test('a text that is none is named with what came, once for all elements of a list', () => {
    const { issues = [] } = v.safeParse(
      v.array(v.object({ createdAt: instant })),
      Array.from({ length: 60 }, () => ({ createdAt: '21.11.2026 10:30' })),
    )
    expect(issueTexts(issues, { hasValues: true })).toEqual([
      '[].createdAt: expected an ISO 8601 instant, received string "21.11.2026 10:30"',
    ])
  })
})
