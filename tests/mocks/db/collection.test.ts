import { array, assert, constantFrom, nat, option, property, record as fields } from 'fast-check'
import { Query } from '@msw/data'
import { afterEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { scanLimit, defineCollection, list, record, type RecordOf } from '../../../mocks/db/collection.ts'
import type { Store } from '../../../mocks/db/collectionTypes.ts'
import { runs } from '../../support/properties.ts'

const people = defineCollection({
  schema: record({
    id: v.number(),
    name: v.string(),
    team: v.string(),
    desk: v.nullable(record({ floor: v.number(), seat: v.number() })),
    height: v.number(),
    tags: list(v.string()),
    nick: v.nullable(v.string()),
  }),
  unique: [['team', 'name'], ['desk.seat'], ({ nick }) => nick?.toLowerCase()],
  index: [['team']],
  counters: { heads: ({ team }) => [[team, 1]] },
})
type Person = RecordOf<typeof people>

const person = (id: number, values: Partial<Person> = {}): Person => ({
  id,
  name: `person ${id}`,
  team: id % 2 ? 'odd' : 'even',
  desk: null,
  height: 150 + id * 10,
  tags: [],
  nick: null,
  ...values,
})

/** A collection outside a world: writes take effect at once. */
function open(count = 0) {
  const collection = people.open('people', (_, id, written) => store.set(id, written))
  const store: Store = collection
  store.endSeed()
  for (let id = 1; id <= count; id++) collection.create(person(id))
  return collection
}

test('nothing inside a record can be changed but by an update', () => {
  const collection = open()
  const { desk, tags } = collection.create(person(1, { desk: { floor: 1, seat: 2 }, tags: ['a'] }))
  expect([desk, tags].map((each) => Object.isFrozen(each))).toEqual([true, true])
  const moved = collection.update(person(1), { data: (draft) => void (draft.desk = { floor: 3, seat: 4 }), strict: true })
  expect([moved.desk, Object.isFrozen(moved.desk)]).toEqual([{ floor: 3, seat: 4 }, true])
})

const missing = (q: Query<Person>) => q.where({ id: 9 })

const idsOf = (found: readonly Person[]) => found.map(({ id }) => id)

const { records: unlimited } = scanLimit
afterEach(() => {
  scanLimit.records = unlimited
})

describe('a query', () => {
  test('is answered by the id, a unique key or an index of fields, without reading other records', () => {
    const all = open(8)
    all.update((q) => q.where({ id: 3 }), { data: (draft) => void (draft.desk = { floor: 2, seat: 7 }) })
    scanLimit.records = 0
    expect(all.findFirst((q) => q.where({ id: 5 }))?.id).toBe(5)
    expect(all.findFirst((q) => q.where({ team: 'odd', name: 'person 5' }))?.id).toBe(5)
    expect(all.findFirst((q) => q.where({ desk: { seat: 7 } }))?.id).toBe(3)
    expect(idsOf(all.findMany((q) => q.where({ team: 'even' })))).toEqual([2, 4, 6, 8])
    expect(all.findFirst((q) => q.where({ id: 9 }))).toBeUndefined()
    expect(all.findMany((q) => q.where({ team: 'none' }))).toEqual([])
  })

  test('tests the other conditions on what an index finds', () => {
    const all = open(8)
    expect(idsOf(all.findMany((q) => q.where({ team: 'even', height: (height) => height > 180 })))).toEqual([4, 6, 8])
    expect(idsOf(all.findMany((q) => q.where({ team: 'even' }).where(({ id }) => id < 5)))).toEqual([2, 4])
    expect(all.findFirst((q) => q.where({ id: 2, team: 'odd' }))).toBeUndefined()
    expect(all.findMany((q) => q.where({ team: 'even' }).where({ team: 'odd' }))).toEqual([])
    expect(idsOf(all.findMany((q) => q.where({ nick: null }), { take: 2 }))).toEqual([1, 2])
  })

  test('throws if it tests more records than the limit, and names the missing index', () => {
    const all = open(8)
    scanLimit.records = 7
    expect(() => all.findMany((q) => q.where({ height: 1, desk: { floor: 2 } }))).toThrow(
      "people: a query tests more than 7 records; index: [['height', 'desk.floor']] would answer it",
    )
    expect(() => all.findFirst((q) => q.where(({ height }) => height < 0))).toThrow('a field with an index would answer it')
    expect(all.all()).toHaveLength(8)
    expect(all.count()).toBe(8)
  })

  test('sorts before it skips and takes', () => {
    const all = open(6)
    expect(idsOf(all.findMany(undefined, { orderBy: { id: 'desc' }, take: 2 }))).toEqual([6, 5])
    expect(idsOf(all.findMany(undefined, { orderBy: { id: 'desc' }, skip: 1, take: -2 }))).toEqual([2, 3])
    expect(idsOf(all.findMany(undefined, { orderBy: [{ team: 'asc' }, { id: 'desc' }], skip: 1, take: 3 }))).toEqual([4, 2, 5])
    expect(idsOf(all.findMany((q) => q.where({ team: 'odd' }), { orderBy: { height: 'desc' }, take: -1 }))).toEqual([1])
    expect(idsOf(all.findMany(undefined, { cursor: person(4), orderBy: { id: 'desc' } }))).toEqual([4, 3, 2, 1])
  })

  test('finds what the package’s own predicate matches, whatever the condition', () => {
    const values = fields({ team: constantFrom('a', 'b', 'c'), height: nat(4), nick: option(constantFrom('x', 'y')) })
    const condition = fields(
      { id: nat(6), team: constantFrom('a', 'b'), height: nat(4), nick: option(constantFrom('x')) },
      { requiredKeys: [] },
    )
    assert(
      property(array(values, { maxLength: 12 }), condition, (rows, wanted) => {
        const all = open()
        for (const [index, { nick, ...row }] of rows.entries())
          all.create(person(index, { ...row, nick: nick === null ? null : `${nick}${index}` }))
        const query = new Query<Person>().where(wanted)
        expect(all.findMany((q) => q.where(wanted))).toEqual(all.all().filter((each) => query.test(each)))
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a write', () => {
  test('creates a frozen record, once for an id and for each unique key', () => {
    const all = open(2)
    expect(Object.isFrozen(all.create(person(3, { nick: 'Min' })))).toBe(true)
    expect(() => all.create(person(3))).toThrow('people: there is a record 3 already')
    expect(() => all.create(person(4, { nick: 'MIN' }))).toThrow('people: record 3 already has the unique key of 4')
    expect(() => all.create(person(4, { team: 'odd', name: 'person 1' }))).toThrow(
      'people: record 1 already has the unique key of 4',
    )
    expect(all.count()).toBe(3)
  })

  test('of another shape throws, with the place', () => {
    const all = open(1)
    const wrong: Person = JSON.parse(JSON.stringify(person(2, { desk: { floor: 1, seat: 1 } })).replace('"seat":1', '"seat":"1"'))
    expect(() => all.create(wrong)).toThrow('people 2: desk.seat: Invalid type: Expected number but received "1"')
    expect(() => all.update((q) => q.where({ id: 1 }), { data: (draft) => void Object.assign(draft, { age: 3 }) })).toThrow(
      'people 1: age: Invalid key: Expected never but received "age"',
    )
    expect(all.all()).toEqual([person(1)])
  })

  test('updates a copy of the record, by a query or by the record itself', () => {
    const all = open(2)
    const before = all.findFirst((q) => q.where({ id: 1 }), { strict: true })
    const after = all.update(before, {
      data(draft) {
        draft.tags.push('new')
        draft.desk = { floor: 1, seat: 4 }
      },
    })
    expect(after).toEqual(person(1, { tags: ['new'], desk: { floor: 1, seat: 4 } }))
    expect(before).toEqual(person(1))
    expect(all.findFirst((q) => q.where({ desk: { seat: 4 } }))).toEqual(after)
    expect(idsOf(all.updateMany((q) => q.where({ team: 'even' }), { data: (draft) => void (draft.height = 200) }))).toEqual([2])
    expect(all.findMany((q) => q.where({ team: 'even' }))).toEqual([person(2, { height: 200 })])
  })

  test('does not change an id', () => {
    expect(() => open(1).update((q) => q.where({ id: 1 }), { data: (draft) => void (draft.id = 2) })).toThrow(
      'people: the id of record 1 does not change',
    )
  })

  test('of a missing record does nothing, or throws if it is strict', () => {
    const all = open(1)
    expect(all.update(missing, { data: () => {} })).toBeUndefined()
    expect(all.delete(missing)).toBeUndefined()
    expect(() => all.update(missing, { data: () => {}, strict: true })).toThrow('no record found')
    expect(() => all.delete(missing, { strict: true })).toThrow('no record found')
    expect(() => all.findFirst(missing, { strict: true })).toThrow('no record found')
    expect(() => all.findMany(missing, { strict: true })).toThrow('no records found')
  })

  test('deletes the record, the first one that matches, or all that match, and counts', () => {
    const all = open(6)
    expect(all.delete(person(6))?.id).toBe(6)
    expect(all.delete((q) => q.where({ team: 'odd' }))?.id).toBe(1)
    expect(all.sum('heads', 'odd')).toBe(2)
    expect(idsOf(all.deleteMany((q) => q.where({ team: 'odd' })))).toEqual([3, 5])
    expect(all.sum('heads', 'odd')).toBe(0)
    expect(idsOf(all.all())).toEqual([2, 4])
  })
})
