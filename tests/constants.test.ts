import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { patterns } from '../src/config/paths.ts'
import * as limits from '../src/contract/limits.ts'
import { bankCodes } from '../src/contract/orderShape.ts'
import { paymentMethods } from '../src/contract/values.ts'
import { mobileNumber } from '../src/contract/values.ts'
import { pictures } from '../src/ui/pictures.ts'
import { phone } from '../src/lib/phone.ts'
import { dragOffset, swipeStep, swipeThreshold } from '../src/lib/swipe.ts'
import { birthYears } from '../src/features/session/rules.ts'
import { randomText } from '../src/features/session/states.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

/** The routes of a shortened one: `/a/{b,c}`. */
function expand(route: string): string[] {
  const [before = '', names, after = ''] = route.split(/[{}]/)
  return names === undefined ? [route] : names.split(',').map((name) => before + name + after)
}

test('[NAV-01] the routes are those of the specification', () => {
  const [line = ''] = /^- NAV-01 .+$/m.exec(readFileSync('docs/requirements.md', 'utf8')) ?? []
  const routes = [...line.matchAll(/`(.*?)`/g)].flatMap(([, route = '']) => expand(route))
  expect(routes).toContain('/community/episode/:id')
  expect(Object.values(patterns).toSorted()).toEqual(routes.toSorted())
})

describe('[CONST-01] the constants of the business', () => {
  test('those that client and server share, with their units', () => {
    expect(limits).toMatchObject({
      MEMO_MAX_LENGTH: 150,
      MEMO_WARNING_OVER: 135,
      CANCEL_REASON_MAX_LENGTH: 100,
      CANCEL_REASON_WARNING_FROM: 90,
      REVIEW_MIN_LENGTH: 10,
      REVIEW_MAX_LENGTH: 500,
      REVIEW_PHOTOS_MAX: 3,
      REVIEW_PHOTO_MAX_BYTES: 10 * 1024 * 1024,
      REVIEW_PHOTO_UNCHANGED_BYTES: 3 * 1024 * 1024,
      REVIEW_PHOTO_SIDE_PX: 1920,
      REVIEW_PHOTO_JPEG_QUALITY: 0.85,
      RATING_MIN: 1,
      RATING_MAX: 5,
      SHIPPING_FEE_WON: 2500,
      FREE_SHIPPING_FROM_WON: 50_000,
    })
  })

  test('the codes that client and server share', () => {
    expect(bankCodes.join(' ')).toBe('04 88 20 81 23 03 11 07 90 92 89 71')
    expect(paymentMethods).toEqual(['Card', 'DirectBank', 'VBank', 'HPP'])
    expect(['0112345678', '01012345678'].map((number) => v.is(mobileNumber, number))).toEqual([true, true])
    expect(['011234567', '010123456789', '02123456789'].map((number) => v.is(mobileNumber, number))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('those of one feature that stand in its rule', () => {
    expect(birthYears(2026)).toEqual(Array.from({ length: 100 }, (_, at) => 2016 - at))
    expect(phone('0'.repeat(20))).toHaveLength(13)
    expect(randomText()).toMatch(/^[0-9a-z]{13}$/)
    expect(swipeThreshold).toBe(100)
    expect([swipeStep(-100), swipeStep(-101), swipeStep(101)]).toEqual([0, 1, -1])
    expect(dragOffset(-1000, 300)).toBe(-100)
    expect(pictures).toHaveLength(10)
  })

  test.each(Object.keys(limits))('%s stands in limits.ts alone', (name) => {
    const homes = sources.filter(({ text }) => new RegExp(`(const|let) ${name}\\b`).test(text))
    expect(homes.map(({ file }) => file)).toEqual(['contract/limits.ts'])
  })
})
