import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inPlace, replySchema } from '../../src/api/api.ts'
import { readInPart } from '../../src/api/readInPart.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { operations, type OperationName } from '../../src/contract/operations.ts'

type Names<T> = Partial<Record<OperationName, T>>

/** The lists of which single elements are left out; the empty key is the reply itself. */
const lists: Names<readonly string[]> = {
  episodes: [''],
  memoPreview: [''],
  memos: [''],
  products: [''],
  product: ['relatedProducts', 'reviewPreviews'],
  productReviews: [''],
  reviewPreview: [''],
  reviews: [''],
  userReviews: [''],
  userOrders: [''],
  statistics: ['agePicks'],
}
/** The parts that are left out whole: a place in them is a rank. */
const parts: Names<readonly string[]> = {
  statisticsSummary: ['hotPicks', 'womanPick', 'manPick', 'pickersPick'],
  statistics: ['hotPicks', 'womanPicks', 'manPicks', 'pickersPicks'],
}

const ofProducts = /(discountedPrice|episodeId|isSoldOut|productImageUrl)$/
const ofOrders = /(isCanceled|paidAmount|failCode|failMessage|virtualAccount|accountHolderName)$/
/** The fields that may be missing or null; of the others, those of a product. */
const optional: Names<RegExp> = {
  currentEpisode: /^pickMemo$/,
  statisticsSummary: /^(womanPick|manPick|pickersPick|pickerCount)$|\.(count|share)$/,
  statistics: /^pickerCount$|\.(count|share)$/,
  user: /^(age|email|gender|nickName|phoneNumber|addresses)$/,
  userOrders: ofOrders,
  guestOrder: ofOrders,
  orderCompletion: /^(orderId|virtualAccount|failCode|failMessage)$|accountHolderName$/,
}

const optionalOf = (name: OperationName) => optional[name] ?? ofProducts

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Step = string | number
type Change = 'taken away' | 'null' | 'of a wrong type'

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const example = v.object({ content: v.object({ 'application/json': v.object({ example: v.object({ data: v.unknown() }) }) }) })
const described = v.object({ operationId: v.string(), responses: v.record(v.string(), v.unknown()) })
const paths = v.parse(
  v.object({ paths: v.record(v.string(), v.record(v.string(), described)) }),
  JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')),
).paths

/** A reply's data from the seeded world. Its lists have two elements at least, so that one of them can be left out. */
function sampleOf(name: OperationName): Json {
  const found = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name)
  const data = v.parse(example, found?.responses['200']).content['application/json'].example.data
  const sample: Json = JSON.parse(JSON.stringify(data))
  if (Array.isArray(sample)) return twice(sample)
  for (const key of lists[name] ?? []) if (isObject(sample) && Array.isArray(sample[key])) sample[key] = twice(sample[key])
  return sample
}

const twice = (list: Json[]) => (list.length === 1 ? [...list, ...list] : list)

/** The steps to each field of a sample, of lists to the first element and its fields. */
function fieldsOf(value: Json, steps: readonly Step[] = []): (readonly Step[])[] {
  const inner = Array.isArray(value)
    ? value.slice(0, 1).map((one) => [0, one] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return [steps, ...inner.flatMap(([step, one]) => fieldsOf(one, [...steps, step]))]
}

/** `[].styles[].name` */
const nameOf = (steps: readonly Step[]) =>
  steps
    .map((step) => (step === 0 ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '')

function changed(value: Json, [step, ...rest]: readonly Step[], change: Change): Json | undefined {
  if (step === undefined) return change === 'null' ? null : change === 'taken away' ? undefined : wrong(value)
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? (changed(one, rest, change) ?? null) : one))
  if (!isObject(value)) throw new Error('no such field')
  const { [step]: field, ...others } = value
  const next = changed(field ?? null, rest, change)
  return next === undefined ? others : { ...others, [step]: next }
}

const wrong = (value: Json): Json => (typeof value === 'string' || value === null ? 42 : 'x')

/** What the client reads of a reply: `all`, an `error`, or all but an element or a part. */
function outcomeOf(name: OperationName, reply: Json | undefined) {
  const operation: Operation = operations[name]
  const schema = replySchema(operation)
  const { data, unreadable } = v.is(schema, reply) ? { data: reply, unreadable: [] } : readInPart(operation, 200, reply)
  const read = v.safeParse(schema, data)
  const lacking = unreadable.map(({ of, at }) => (at === null ? of : `${of}[${at}]`))
  return { outcome: read.success ? ['all', ...lacking].join(' but ') : 'error', read: read.output, data }
}

function expectedOf(name: OperationName, steps: readonly Step[], change: Change): string {
  const field = nameOf(steps)
  const operation: Operation = operations[name]
  if (operation.isReplyOptional || name === 'failOrder') return 'all'
  if (name === 'mobilePaymentForm' && steps.length > 0) return change === 'taken away' ? 'all' : 'error'
  if (operation.reply.type === 'null' && change === 'null') return 'all'
  if (optionalOf(name).test(field) && (change !== 'of a wrong type' || field === 'gender')) return 'all'
  const list = lists[name]?.find((key) => field.startsWith(`${key}[]`))
  if (list !== undefined) return `all but ${list}[0]`
  const part = parts[name]?.find((key) => steps[0] === key)
  return part === undefined ? 'error' : `all but ${part}`
}

/** The sample without its first element, or the part. */
function restOf(sample: Json, lacking: string): unknown {
  if (Array.isArray(sample)) return sample.slice(1)
  if (!isObject(sample)) return sample
  const key = lacking.replace('[0]', '')
  const value = sample[key]
  return { ...sample, [key]: Array.isArray(value) ? (key === lacking ? [] : value.slice(1)) : null }
}

const names = Object.keys(operations).filter((name): name is OperationName => name in operations)
const changes = ['taken away', 'null', 'of a wrong type'] as const

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe.each(names)('[ERR-03] %s takes away only what it breaks', (name) => {
  const sample = sampleOf(name)
  test.each(changes)('each field %s', (change) => {
    // An element that was taken away is none that breaks anything.
    for (const steps of fieldsOf(sample).filter((each) => change !== 'taken away' || each.at(-1) !== 0)) {
      const field = nameOf(steps)
      const expected = expectedOf(name, steps, change)
      const { outcome, data } = outcomeOf(name, changed(sample, steps, change))
      expect([field, outcome]).toEqual([field, expected])
      const lacking = expected.split(' but ')[1]
      const rest = lacking === undefined ? data : restOf(sample, lacking)
      expect([field, data]).toEqual([field, rest])
    }
  })

  test('[API-64] an optional field that is missing is read as one that is null', () => {
    for (const steps of fieldsOf(sample).filter((each) => optionalOf(name).test(nameOf(each)))) {
      const [missing, isNull] = (['taken away', 'null'] as const).map((change) => outcomeOf(name, changed(sample, steps, change)))
      expect(missing?.read).toEqual(isNull?.read)
    }
  })
})

test.each(names.filter((name) => lists[name]?.includes('') && name !== 'products'))(
  '[ERR-03] %s of which nothing can be read are an error',
  (name) => {
    expect(outcomeOf(name, [null, null]).outcome).toBe('error')
    expect(outcomeOf(name, []).outcome).toBe('all')
  },
)

test('[ERR-03] what is left out is one line on the console, with its operation and fields', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  outcomeOf('reviews', changed(sampleOf('reviews'), [0, 'createdAt'], 'null'))
  expect(warn.mock.calls).toEqual([
    ['API-34 GET /v1/reviews: the reply (200) breaks the contract. [].createdAt: expected string, received null'],
  ])
})

test('[ERR-03] a reply that the client refuses whole is not reported here, but where its schema refuses it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  outcomeOf('product', { ...Object(sampleOf('product')), stock: null })
  expect(warn).not.toHaveBeenCalled()
})

test('what stands for unreadable elements has their places', () => {
  const unreadable = [0, 2, 3].map((at) => ({ of: '', at, value: at }))
  expect(inPlace(['b', 'e'], unreadable, String)).toEqual(['0', 'b', '2', '3', 'e'])
})
