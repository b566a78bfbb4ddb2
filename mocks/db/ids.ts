import * as v from 'valibot'
import { type Collection, defineCollection, record, type RecordOf, upsert } from './collection.ts'

/** Ids, codes and time are records too, so that the same requests create the same world. */
export const counters = defineCollection({ schema: record({ id: v.string(), value: v.number() }) })
export type CounterRow = RecordOf<typeof counters>
export type Counters = Pick<Collection<CounterRow>, 'findFirst' | 'create' | 'update' | 'delete'>
export type ReadonlyCounters = Pick<Counters, 'findFirst'>

/** The value of a counter, if it was set. */
export function readCounter(counters: ReadonlyCounters, id: string): number | undefined {
  return counters.findFirst((q) => q.where({ id }))?.value
}

/** Adds to a counter, which starts at 0, and returns its new value. */
export function increment(counters: Counters, id: string, amount: number): number {
  const first = { id, value: amount }
  const counter = counters.update(first, {
    data(draft) {
      draft.value += amount
    },
  })
  return (counter ?? counters.create(first)).value
}

/** Sets a counter. */
export function setCounter(counters: Counters, id: string, value: number): void {
  upsert(counters, { id, value })
}

/** The next id of a type: 1, 2, 3 … */
export function nextId(counters: Counters, of: string): number {
  return increment(counters, of, 1)
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/**
 * The next code of a type (tokens, authorization codes, order numbers): unique, and the same in each run of the same
 * requests. The seed may set a counter `salt`, e.g. to the world's start, so that codes from before a reset are invalid.
 */
export function nextCode(counters: Counters, of: string, length = 24, letters = LETTERS): string {
  const random = randomFrom(`${readCounter(counters, 'salt') ?? 0}:${of}:${nextId(counters, `code:${of}`)}`)
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
}

/** A generator of numbers in [0, 1) from `seed` only (sfc32, whose 128 bits of state are four hashes of the seed). */
export function randomFrom(seed: string): () => number {
  let [a, b, c, d] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), hash(seed, 4)]
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

/** FNV-1a with the finalizer of murmur3. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
