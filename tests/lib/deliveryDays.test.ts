import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryDays, deliveryRange, expectedDays } from '../../src/lib/deliveryDays.ts'
import { isoDate } from '../../src/lib/format.ts'
import { isOnTheWay } from '../../src/features/orders/status.ts'
import '../support/properties.ts'

const rangeOf = (paidAt: string, language?: string) => deliveryRange(deliveryDays(new Date(paidAt)), language)
const isoRange = (paidAt: Date) => {
  const { first, last } = deliveryDays(paidAt)
  return [first, last].map((day) => isoDate(day.toISOString()))
}

const weekdayOf = (day: Date) => new Date(isoDate(day.toISOString())).getUTCDay()

describe('[PROD-08] a delivery takes two to five working days', () => {
  test.each([
    ['2026-11-21T10:00:00+09:00', '11월 24일(화)~27일(금)', 'Tue 24 – Fri 27 Nov'],
    ['2026-11-23T10:00:00+09:00', '11월 25일(수)~30일(월)', 'Wed 25 – Mon 30 Nov'],
    ['2026-11-26T23:59:59+09:00', '11월 30일(월)~12월 3일(목)', 'Mon 30 Nov – Thu 3 Dec'],
    ['2026-12-30T00:00:00+09:00', '1월 4일(월)~7일(목)', 'Mon 4 – Thu 7 Jan'],
    ['2026-12-23T10:00:00+09:00', '12월 28일(월)~31일(목)', 'Mon 28 – Thu 31 Dec'],
    ['2027-02-05T10:00:00+09:00', '2월 11일(목)~16일(화)', 'Thu 11 – Tue 16 Feb'],
    ['2027-09-13T10:00:00+09:00', '9월 20일(월)~23일(목)', 'Mon 20 – Thu 23 Sept'],
  ])('paid at %s it comes %s, in English %s', (paidAt, korean, english) => {
    expect(rangeOf(paidAt)).toBe(korean)
    expect(rangeOf(paidAt, 'en')).toBe(english)
  })

  test('[CONST-04] counts from the day in Korea, whatever the offset of the payment', () => {
    expect(isoRange(new Date('2026-11-22T23:00:00Z'))).toEqual(isoRange(new Date('2026-11-23T08:00:00+09:00')))
  })

  test('neither day is on a weekend, and three working days are between them', () => {
    // From 2028 on weekends alone are free.
    const anyTime = fc.date({ min: new Date('2028-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyTime, (paidAt) => {
        const { first, last } = deliveryDays(paidAt)
        expect([0, 6]).not.toContain(weekdayOf(first))
        expect([0, 6]).not.toContain(weekdayOf(last))
        const days = (last.getTime() - first.getTime()) / 86_400_000
        expect(days).toBe(weekdayOf(first) <= 2 ? 3 : 5)
      }),
    )
  })
})

describe('[OPEN-25] the days of an order’s arrival', () => {
  const ordered = {
    isOnTheWay: isOnTheWay('CONFIRMED'),
    orderedAt: new Date('2026-11-21T11:30:00+09:00'),
    isVirtualAccountPayment: false,
  }
  const isShown = (changed: Partial<typeof ordered>, now: string) =>
    expectedDays({ ...ordered, ...changed }, new Date(now)) !== null

  test('count from the order, and end with its last day by the given clock', () => {
    expect(expectedDays(ordered, new Date('2026-11-27T23:59:59+09:00'))).toEqual(deliveryDays(ordered.orderedAt))
    expect(isShown({}, '2026-11-28T00:00:00+09:00')).toBe(false)
  })

  test.each([
    ['an order that has arrived', { isOnTheWay: isOnTheWay('DELIVERED') }],
    ['an unknown status', { isOnTheWay: isOnTheWay('RETURNING') }],
    ['a virtual account, whose deposit has no known day', { isVirtualAccountPayment: true }],
    ['an unreadable time', { orderedAt: new Date(NaN) }],
  ])('are unknown for %s', (_, changed) => {
    expect(isShown(changed, '2026-11-21T12:00:00+09:00')).toBe(false)
  })
})
