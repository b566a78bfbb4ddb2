import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseStored, countLeftOut, validEntries, validFields, validItems } from '../../src/lib/readStored.ts'

const line = v.object({ id: v.number(), quantity: v.pipe(v.number(), v.minValue(1)) })
const good = { id: 1, quantity: 2 }
const damaged = [null, undefined, [], {}, 'text', 0, { id: 1 }, { id: '1', quantity: 1 }, { id: 1, quantity: 0 }]

/** How many values a parse refuses. */
function refusedBy(parse: () => unknown): number {
  const before = countLeftOut()
  parse()
  return countLeftOut() - before
}

test.each(damaged)('[CART-06] %j among the items of a list is left out alone', (bad) => {
  const list = v.parse.bind(null, validItems(line), [bad, good, bad, { ...good, id: 2 }])
  expect(list()).toEqual([good, { ...good, id: 2 }])
  expect(refusedBy(list)).toBe(2)
})

test.each(damaged)('[CART-06] %j among the entries of an object is left out alone', (bad) => {
  const entries = v.parse.bind(null, validEntries(line), { a: bad, b: good })
  expect(entries()).toEqual({ b: good })
  expect(refusedBy(entries)).toBe(1)
})

const refusedIn = (text: string | null) => refusedBy(() => parseStored(text, validItems(line), []))

test('[CART-06] a text that is no such list is left out as a whole; nothing stored is nothing left out', () => {
  expect([refusedIn('{"a":'), refusedIn('42'), refusedIn(null), refusedIn('[]')]).toEqual([1, 1, 0, 0])
})

test('a damaged field of a draft is left out; what is no object, or lacks a required field, is none', () => {
  const draft = v.object({ content: v.exactOptional(v.string()), rating: v.exactOptional(v.number()) })
  expect(validFields(draft, { content: 5, rating: 4 })).toEqual({ rating: 4 })
  expect([undefined, null, 'text'].map((value) => validFields(draft, value))).toEqual([null, null, null])
  expect(validFields(v.object({ text: v.string() }), { text: 1 })).toBeNull()
})
