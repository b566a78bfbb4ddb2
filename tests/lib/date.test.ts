import { describe, expect, test } from 'vitest'
import { currentYear, dayOf, parseDate } from '../../src/lib/date.ts'

describe('dates of the server', () => {
  test.each([
    ['2026-11-21T11:30:00+09:00', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-21T00:10:00', '2026-11-21'],
    ['2026-11-21T00:10:00.123', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-20T10:30:00-0500', '2026-11-21'],
    ['soon, perhaps', 'soon, perh'],
  ])('[CONST-04, API-07] the day of %s is %s in Korea, whatever the zone of the device', (sent, day) => {
    expect(dayOf(sent)).toBe(day)
  })

  test('[API-07] a date without an offset is Korean time', () => {
    expect(parseDate('2026-11-21T09:00:00').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  })

  test('[INFO-02] the year turns in Korea', () => {
    expect(currentYear(new Date('2026-12-31T15:00:00Z'))).toBe(2027)
  })
})
