import { array, assert, asyncProperty, boolean, nat, record } from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { now, passTime, pinClock, runClock } from '../../../mocks/db/clock.ts'
import { nextCode, nextId, randomFrom, counters } from '../../../mocks/db/ids.ts'
import { MemoryLog, type CreateEntry, type Entry, type UnreadableLog } from '../../../mocks/db/log.ts'
import { World } from '../../../mocks/db/world.ts'
import { runs } from '../../support/properties.ts'
import type { ReadTxOf } from '../../../mocks/db/openCollections.ts'
import { upsert } from '../../../mocks/db/collection.ts'
import { votes } from './votes.ts'

const START = 1_800_000_000_000

/** Worlds on one memory log behave like windows of a browser. */
function open(log = new MemoryLog(), start = START) {
  return new World(
    log,
    { counters, votes },
    (tx, start) => pinClock(tx.counters, start),
    () => start,
  )
}

/** While it has `onFull`, a write fails after its rule has run, as in IndexedDB without space. */
class FullLog extends MemoryLog {
  onFull: (() => void) | undefined

  override async append(version: number, step: CreateEntry) {
    if (!this.onFull) return super.append(version, step)
    step(await this.read(version))
    this.onFull()
    await new Promise((resolve) => setImmediate(resolve))
    throw new DOMException('no space', 'QuotaExceededError')
  }
}

type Tx = ReadTxOf<{ readonly votes: typeof votes }>
const idsOf = (tx: Tx) => tx.votes.all().map(({ id }) => id)
const ofEpisode = (tx: Tx, episodeId: number) => tx.votes.findMany((q) => q.where({ episodeId })).map(({ id }) => id)

const vote = (world: ReturnType<typeof open>, userId: number, episodeId = 1, styleId = 1) =>
  world.transaction((tx) =>
    tx.votes.create({ id: nextId(tx.counters, 'votes'), userId, episodeId, styleId, at: now(tx.counters) }),
  )

describe('windows of one world', () => {
  test('start at the same time, whichever opens first', async () => {
    const log = new MemoryLog()
    const [one, two] = [open(log, START), open(log, START + 5000)]
    const times = await Promise.all([one.read((tx) => now(tx.counters)), two.read((tx) => now(tx.counters))])

    expect(times).toEqual([START, START])
  })

  test('follow a reset and an import in another window', async () => {
    const log = new MemoryLog()
    const [one, two] = [open(log), open(log)]
    await vote(one, 1)
    const exported = await one.export()
    await two.reset(START + 1000)

    expect(await one.read((tx) => [idsOf(tx), now(tx.counters)])).toEqual([[], START + 1000])
    await two.import(exported)
    expect(await one.read((tx) => [idsOf(tx), now(tx.counters)])).toEqual([[1], START])
  })

  test('start again together when the log is deleted', async () => {
    const log = new MemoryLog()
    const world = open(log)
    await vote(world, 1)
    log.onDeleted?.()
    expect(await world.read(idsOf)).toEqual([1])
  })
})

describe('a transaction', () => {
  test('that throws is rolled back, ids included', async () => {
    const world = open()
    await vote(world, 7)

    await expect(vote(world, 7)).rejects.toThrow('votes: record 1 already has the unique key of 2')
    const removeAndRefuse = world.transaction((tx) => {
      tx.votes.delete((q) => q.where({ id: 1 }))
      throw new Error('refused')
    })
    await expect(removeAndRefuse).rejects.toThrow('refused')
    expect(await world.read((tx) => [idsOf(tx), tx.votes.sum('styles', '1:1'), ofEpisode(tx, 1)])).toEqual([[1], 1, [1]])
    expect((await vote(world, 8)).id).toBe(2)
  })

  test('that cannot be stored is rolled back, and no reader has seen it', async () => {
    const log = new FullLog()
    const world = open(log)
    await vote(world, 1)
    const seen: Promise<number[]>[] = []
    log.onFull = () => seen.push(world.read(idsOf), world.readAgain(idsOf))

    const writes = [vote(world, 2), vote(world, 3)]
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await Promise.all(seen)).toEqual([[1], [1], [1], [1]])
    log.onFull = undefined
    expect((await vote(world, 2)).id).toBe(2)
    expect(await world.read((tx) => [tx.votes.sum('styles', '1:1'), ofEpisode(tx, 1)])).toEqual([2, [1, 2]])
  })

  test('sees its own changes, and commits when it returns an error instead of throwing', async () => {
    const world = open()
    const outcome = await world.transaction((tx) => {
      tx.votes.create({ id: 1, userId: 1, episodeId: 1, styleId: 1, at: 0 })
      return { refusal: 'counted', seen: tx.votes.sum('styles', '1:1') }
    })

    expect(outcome).toEqual({ refusal: 'counted', seen: 1 })
    expect(await world.read(idsOf)).toEqual([1])
  })

  test('for reading can neither write nor await', async () => {
    const world = open()
    expectTypeOf<Parameters<Parameters<typeof world.read>[0]>[0]['votes']>().not.toHaveProperty('create')
    // @ts-expect-error a promise would outlive the transaction
    await expect(world.transaction(async (tx) => idsOf(tx))).rejects.toThrow('a rule is synchronous')
    await vote(world, 1)
    const leaked = await world.transaction((tx) => ({ votes: tx.votes }))
    expect(() => leaked.votes.delete((q) => q.where({ id: 1 }))).toThrow('votes: written outside a transaction')
  })
})

describe('state', () => {
  test('is the same after the same requests, and after export, reset and import', async () => {
    const [one, two] = [await someVotes(), await someVotes()]
    const exported = await one.export()

    expect(exported).toBe(await two.export())
    await two.reset()
    expect(await two.read(idsOf)).toEqual([])
    await two.import(exported)
    expect(await two.read((tx) => tx.votes.findFirst((q) => q.where({ id: 2 })))).toEqual({
      id: 2,
      userId: 2,
      episodeId: 2,
      styleId: 1,
      at: START + 500,
    })
  })

  test('does not change when an invalid export is imported', async () => {
    const world = open()
    await vote(world, 1)
    for (const text of [
      '',
      '{}',
      'null',
      '{"start":1}',
      '{"start":1,"changes":[["votes"]]}',
      '{"start":1,"changes":[["votes",1,{"id":2}]]}',
    ]) {
      await expect(world.import(text)).rejects.toThrow(/JSON|start|read/)
    }
    expect(await world.read(idsOf)).toEqual([1])
  })

  test('is the same in a late window after thousands of compacted writes and resets', async () => {
    const log = new MemoryLog()
    const world = open(log)
    for (let i = 1; i <= 4200; i++) await (i === 1000 ? world.reset(START + 1) : vote(world, i))

    expect((await log.read(0)).length).toBeLessThan(64 * 2)
    expect(await open(log).read((tx) => [tx.votes.count(), now(tx.counters)])).toEqual([3200, START + 1])
  })

  test('has derived indexes that equal recomputed ones after any order of changes', async () => {
    const step = record({ id: nat(12), episodeId: nat(3), styleId: nat(3), removes: boolean(), refuses: boolean() })
    const check = assert(
      asyncProperty(array(step, { maxLength: 90 }), async (steps) => {
        const log = new MemoryLog()
        const world = open(log)
        for (const { id, episodeId, styleId, removes, refuses } of steps) {
          const attempt = world.transaction((tx) => {
            if (removes) tx.votes.delete((q) => q.where({ id }))
            else if (!tx.votes.findFirst((q) => q.where({ userId: id % 5, episodeId }))) {
              upsert(tx.votes, { id, userId: id % 5, episodeId, styleId, at: 0 })
            }
            if (refuses) throw new Error('refused')
            return null
          })
          await attempt.catch(() => null)
        }
        for (const window of [world, open(log)]) await expectViewsToAgree(window)
      }),
      { numRuns: runs(60) },
    )
    await expect(check).resolves.toBeUndefined()
  })
})

async function someVotes(): Promise<ReturnType<typeof open>> {
  const world = open()
  await vote(world, 1)
  await world.transaction((tx) => passTime(tx.counters, 500))
  await vote(world, 2, 2)
  return world
}

async function expectViewsToAgree(world: ReturnType<typeof open>): Promise<void> {
  await world.read((tx) => {
    expect(idsOf(tx)).toEqual(idsOf(tx).toSorted((one, other) => one - other))
    for (const episodeId of [0, 1, 2, 3]) {
      const votes = tx.votes.all().filter((vote) => vote.episodeId === episodeId)
      expect(tx.votes.findMany((q) => q.where({ episodeId }))).toEqual(votes)
      for (const styleId of [0, 1, 2, 3]) {
        expect(tx.votes.sum('styles', `${episodeId}:${styleId}`)).toBe(votes.filter((vote) => vote.styleId === styleId).length)
      }
      for (const vote of votes) expect(tx.votes.findFirst((q) => q.where({ userId: vote.userId, episodeId }))).toBe(vote)
    }
    return null
  })
}

describe('corrupt storage', () => {
  const damages: { readonly name: string; readonly entries: readonly Entry[] }[] = [
    { name: 'text that is no JSON', entries: [{ version: 3, changes: '[["votes",' }] },
    { name: 'JSON of another shape', entries: [{ version: 3, changes: '{"votes":[]}' }] },
    { name: 'a lost beginning', entries: [{ version: 3, changes: '[]' }] },
    { name: 'no text at all', entries: [JSON.parse('{"version":3,"start":1}')] },
  ]

  test.for(damages)('$name: the world starts again, reports it once, and works', async ({ entries }) => {
    const log = new MemoryLog()
    for (const entry of entries) await log.append(0, () => entry)
    const world = open(log)
    const reasons: UnreadableLog[] = []
    world.onRepair = (reason) => reasons.push(reason)

    expect(await world.read(idsOf)).toEqual([])
    await vote(world, 1)
    expect(await open(log).read(idsOf)).toEqual([1])
    expect(reasons).toHaveLength(1)
  })
})

describe('time, ids and codes', () => {
  test('the clock runs in real time, is shifted, pinned and resumed', async () => {
    const world = new World(new MemoryLog(), { counters })
    const seen = await world.transaction((tx) => {
      const times = [now(tx.counters, at1000)]
      passTime(tx.counters, 50)
      times.push(now(tx.counters, at1000))
      pinClock(tx.counters, 400)
      times.push(now(tx.counters, () => 9999))
      runClock(tx.counters, at1000)
      times.push(
        now(tx.counters, at1000),
        now(tx.counters, () => 1007),
      )
      return times
    })
    expect(seen).toEqual([1000, 1050, 400, 400, 407])
  })

  test('codes repeat in each run, are unique within it, and differ by salt', async () => {
    const [one, again, other] = [await someTokens(1), await someTokens(1), await someTokens(2)]
    expect(one).toEqual(again)
    expect(new Set([...one, ...other]).size).toBe(4000)
    expect(one.every((code) => /^[A-Za-z2-9]{24}$/.test(code))).toBe(true)
  })

  test('random numbers depend on the seed alone and are spread evenly', () => {
    const random = randomFrom('crowd')
    const numbers = Array.from({ length: 10_000 }, random)
    expect(randomFrom('crowd')()).toBe(numbers[0])
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02)
  })
})

const at1000 = () => 1000

function someTokens(salt: number): Promise<string[]> {
  return new World(new MemoryLog(), { counters }).transaction((tx) => {
    tx.counters.create({ id: 'salt', value: salt })
    return Array.from({ length: 2000 }, () => nextCode(tx.counters, 'token'))
  })
}
