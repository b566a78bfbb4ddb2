import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  count,
  currentYear,
  dateTime,
  isoDate,
  koreanDateTime,
  longDate,
  monthDay,
  oneDecimal,
  partsFormatOf,
  percent,
  won,
} from '../../src/lib/format.ts'
import { twoDigits } from '../../src/texts/defineTexts.ts'
import { runs } from '../support/properties.ts'

describe('[CONST-02] numbers, money and dates', () => {
  test.each([
    [12900, 'ko', '12,900원'],
    [0, 'ko', '0원'],
    [-0, 'ko', '0원'],
    [-2000, 'ko', '-2,000원'],
    [1000000, 'en', '1,000,000\u00A0won'],
  ])('%i in %s is %s', (amount, language, text) => {
    expect(won(amount, language)).toBe(text)
  })

  test.each([
    [4.5, '4.5'],
    [4.25, '4.3'],
    [5, '5.0'],
    [0, '0.0'],
    [Number.NaN, '0.0'],
  ])('%d stars are %s', (stars, text) => {
    expect(oneDecimal(stars)).toBe(text)
  })

  test('counts have separators, ratios are whole percent, film numbers have two digits', () => {
    expect(count(1284)).toBe('1,284')
    expect(percent(0.314)).toBe('31%')
    expect(twoDigits(7)).toBe('07')
  })

  test.each([
    ['2026-03-04T00:00:00+09:00', '2026년 3월 4일', '3월 4일'],
    ['2026-03-04T23:30:00+09:00', '2026년 3월 4일', '3월 4일'],
    // half past midnight in Seoul is still the day before in London
    ['2026-03-03T15:30:00Z', '2026년 3월 4일', '3월 4일'],
  ])('[CONST-04] %s is %s', (text, words, short) => {
    expect(longDate(text)).toBe(words)
    expect(monthDay(text)).toBe(short)
  })

  test('dates in English and with a time of 24 hours', () => {
    expect(longDate('2026-03-04T00:00:00+09:00', 'en')).toBe('4 Mar 2026')
    expect(monthDay('2026-03-04T00:00:00+09:00', 'en')).toBe('4 Mar')
    expect(dateTime('2026-03-04T00:05:00+09:00', 'en')).toBe('4 Mar 2026, 00:05')
    expect(dateTime('2026-03-04T00:05:00+09:00')).toBe('2026년 3월 4일 00:05')
  })
})

describe('dates of the server', () => {
  test.each([
    ['2026-11-21T11:30:00+09:00', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-21T00:10:00.123+09:00', '2026-11-21'],
    ['2026-11-20T10:30:00-05:00', '2026-11-21'],
    // Seoul's clocks were 32 minutes behind, and in the summer of 1988 an hour ahead.
    ['1900-01-01T00:00:00+09:00', '1900-01-01'],
    ['1988-07-01T23:30:00+09:00', '1988-07-01'],
  ])('[CONST-04, API-07] the day of %s is %s in Korea, whatever the zone of the device', (sent, day) => {
    expect(isoDate(sent)).toBe(day)
  })

  test('[INFO-02] the year turns in Korea', () => {
    expect(currentYear(new Date('2026-12-31T15:00:00Z'))).toBe(2027)
  })
})

const HOUR = 60 * 60 * 1000
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
const locales = Intl.DateTimeFormat.supportedLocalesOf(letters.flatMap((first) => letters.map((second) => first + second)))

test('[CONST-04] every locale of the engine gives the same date and time in Korea', () => {
  expect(locales.length).toBeGreaterThan(100)
  const formats = locales.map((locale) => partsFormatOf(locale))
  const moments = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  for (const format of formats)
    expect(koreanDateTime(new Date('2026-11-21T15:00:00Z'), format)).toEqual({ date: '2026-11-22', time: '00:00:00' })
  fc.assert(
    fc.property(moments, fc.constantFrom(...formats), (moment, format) => {
      const [date, time] = new Date(moment.getTime() + 9 * HOUR).toISOString().split(/[T.]/)
      expect(koreanDateTime(moment, format)).toEqual({ date, time })
    }),
    { numRuns: runs(2000) },
  )
})
