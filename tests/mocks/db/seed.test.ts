import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { defineCollection } from '../../../mocks/db/collection.ts'
import { counters, nextId } from '../../../mocks/db/ids.ts'
import type { Seed } from '../../../mocks/db/openCollections.ts'
import { World } from '../../../mocks/db/world.ts'
import { korean } from '../../../mocks/db/seed/korean/korean.ts'
import { memos } from '../../../mocks/db/seed/memos.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { koreanYear } from '../../../mocks/db/koreanTime.ts'
import { DAY, Shop, START } from '../client.ts'
import { collections } from '../../../mocks/db/collections.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import type { Row } from '../../../mocks/db/derivedIndex.ts'
import { parseRecord, type Schema } from '../../../mocks/db/record.ts'

const { world } = new Shop()

test('[API-20] six episodes of 8 to 12 styles each, the sixth ending seven days after start', async () => {
  await world.read((tx) => {
    expect(tx.episodes.all().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { id, startsAt, endsAt } of tx.episodes.all()) {
      expect(startsAt <= START && START < endsAt).toBe(id === 6)
      expect(tx.styles.findMany((q) => q.where({ episodeId: id })).length).toBeGreaterThanOrEqual(8)
    }
    expect(tx.episodes.findFirst((q) => q.where({ id: 6 }))?.endsAt).toBe(START + 7 * DAY)
  })
})

test('[API-24] about 400 pickers of all ages and both genders pick within each episode', async () => {
  await world.read((tx) => {
    const pickers = tx.picks.all().flatMap(({ userId }) => tx.users.findFirst((q) => q.where({ id: userId })) ?? [])
    expect(new Set(pickers.map(({ id }) => id)).size).toBeGreaterThan(360)
    const decades = pickers.map(({ birthYear }) => birthYear && Math.floor((koreanYear(START) - birthYear) / 10))
    expect(new Set(decades)).toEqual(new Set([null, 1, 2, 3, 4, 5]))
    expect(new Set(pickers.map(({ gender }) => gender))).toEqual(new Set([null, 'M', 'W']))
    for (const { episodeId, at, styleIds } of tx.picks.all()) {
      const { startsAt = 0, endsAt = 0 } = tx.episodes.findFirst((q) => q.where({ id: episodeId })) ?? {}
      expect(at >= startsAt && at < Math.min(endsAt, START)).toBe(true)
      expect(styleIds.every((id) => tx.styles.findFirst((q) => q.where({ id }))?.episodeId === episodeId)).toBe(true)
    }
  })
})

test('[API-28] every memo appears once, and its author picked its style', async () => {
  await world.read((tx) => {
    const written = tx.memos.all()
    expect(written.map(({ memo }) => memo).sort()).toEqual(korean.memos.toSorted())
    for (const [at, { episodeId, styleNo }] of memos.entries()) {
      const memo = korean.memos[at]
      const { userId = 0 } = written.find((one) => one.episodeId === episodeId && one.memo === memo) ?? {}
      const pick = tx.picks.findFirst((q) => q.where({ userId, episodeId }))
      const picked = pick?.styleIds.map((id) => id - (episodeId - 1) * 10)
      expect(picked).toContain(styleNo === 0 ? picked?.[0] : styleNo)
    }
    expect(written.map(({ at }) => at)).toEqual(written.map(({ at }) => at).sort((a, b) => a - b))
  })
})

test('[API-40] the personas have the accounts and picks that scenarios rely on', async () => {
  await world.read((tx) => {
    const { minseo, jihoon, yuna, curator, guest } = personas
    for (const user of [minseo, jihoon, yuna, curator, guest])
      expect(tx.users.findFirst((q) => q.where({ id: user.id }))).toEqual(user)
    expect(tx.picks.findFirst((q) => q.where({ userId: minseo.id, episodeId: 6 }))).toBeDefined()
    expect(tx.memos.findFirst((q) => q.where({ userId: minseo.id, episodeId: 6 }))).toBeDefined()
    expect(tx.picks.all().filter(({ userId }) => userId === jihoon.id)).toEqual([])
    expect(tx.users.findMany((q) => q.where({ isOwner: true }))).toEqual([curator])
    expect(tx.picks.all().filter(({ userId }) => userId === curator.id)).toHaveLength(6)
  })
})

/** The picks of a world started at `pinnedAt`, each with its age then (ms). */
const picksOf = (pinnedAt: number, crowdPerMinute = 0) =>
  createWorld(new MemoryLog(), { pinnedAt, crowdPerMinute }).read((tx) =>
    tx.picks.all().map(({ id, styleIds, at }) => [id, styleIds, pinnedAt - at]),
  )

test('[API-24] the same start gives the same world, and another start only shifts its dates', async () => {
  // Another crowd is another seed, whose records are made anew.
  expect(await picksOf(START, 1)).toEqual(await picksOf(START))
  expect(await picksOf(START + 30 * DAY)).toEqual(await picksOf(START))
})

test('a seed is made once for worlds of the same start, and what one of them changes stays its own', async () => {
  const starts: number[] = []
  const seed: Seed<{ counters: typeof counters }> = (tx, start) => {
    starts.push(start)
    tx.counters.create({ id: 'seeded', value: start })
  }
  const openAt = (start: number) => new World(new MemoryLog(), { counters }, seed, () => start)
  const [one, other] = [openAt(START), openAt(START)]
  await one.transaction((tx) => nextId(tx.counters, 'seeded'))

  const read = (opened: typeof one) => opened.read((tx) => tx.counters.all())
  expect(await read(one)).toEqual([{ id: 'seeded', value: START + 1 }])
  expect(await read(other)).toEqual([{ id: 'seeded', value: START }])
  expect(await read(openAt(START + 1))).toEqual([{ id: 'seeded', value: START + 1 }])
  expect(starts).toEqual([START, START + 1])
})

test.each(['ko', 'en'] as const)('every record of the seed matches its schema, in %s', async (language) => {
  const { world } = new Shop({ language })
  await world.read((tx) => {
    for (const [name, { options }] of Object.entries(collections)) {
      const { schema }: { readonly schema: Schema<Row> } = options
      const byName: Partial<Record<string, { all: () => readonly Row[] }>> = tx
      for (const record of byName[name]?.all() ?? []) expect(parseRecord(schema, record, `${name} ${record.id}`)).toEqual(record)
    }
  })
})

const resourceOf = (name: string) => ({
  collections: { coupons: defineCollection({ schema: v.object({ id: v.number(), name: v.string() }) }) },
  seed: (tx: object) => Object(tx).coupons.create({ id: 1, name }),
})

const seeded = async (name: string) => {
  const world = createWorld(new MemoryLog(), { pinnedAt: START, resources: [resourceOf(name)] })
  return world.read((tx) => Object(tx).coupons.all())
}

test('two resources with collections of one name have their own seeds', async () => {
  expect([await seeded('one'), await seeded('two')]).toEqual([[{ id: 1, name: 'one' }], [{ id: 1, name: 'two' }]])
})
