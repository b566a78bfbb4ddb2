import { describe, expect, test } from 'vitest'
import { count, share, twoDigits } from '../../src/lib/count.ts'
import { dateInWords, shortDate, shortDateTime } from '../../src/lib/date.ts'
import { phone, phoneDigits } from '../../src/lib/phone.ts'
import { rating } from '../../src/lib/rating.ts'
import { won } from '../../src/lib/won.ts'

describe('[CONST-02] numbers, money and dates', () => {
  test.each([
    [12900, 'ko', '12,900원'],
    [0, 'ko', '0원'],
    [-0, 'ko', '0원'],
    [-2000, 'ko', '-2,000원'],
    [1000000, 'en', '1,000,000 won'],
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
    expect(rating(stars)).toBe(text)
  })

  test('counts have separators, shares are whole percent, film numbers two digits', () => {
    expect(count(1284)).toBe('1,284')
    expect(share(0.314)).toBe('31%')
    expect(twoDigits(7)).toBe('07')
  })

  test.each([
    ['2026-03-04', '2026년 3월 4일', '2026.03.04'],
    ['2026-03-04T23:30:00', '2026년 3월 4일', '2026.03.04'],
    // half past midnight in Seoul is still the day before in London
    ['2026-03-03T15:30:00Z', '2026년 3월 4일', '2026.03.04'],
    ['soon', 'soon', 'soon'],
  ])('[CONST-04] %s is %s', (text, words, short) => {
    expect(dateInWords(text)).toBe(words)
    expect(shortDate(text)).toBe(short)
  })

  test('dates in English and with a time of 24 hours', () => {
    expect(dateInWords('2026-03-04', 'en')).toBe('March 4, 2026')
    expect(shortDateTime('2026-03-04T00:05:00')).toBe('2026.03.04 00:05')
  })
})

describe('phone numbers', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['0101234567', '010-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['010', '010'],
    ['0101', '010-1'],
    ['010-1234-56789', '010-1234-5678'],
    ['', ''],
  ])('%s is shown as %s', (typed, text) => {
    expect(phone(typed)).toBe(text)
  })

  test('digits alone are sent', () => {
    expect(phoneDigits('010-1234-5678')).toBe('01012345678')
  })
})
