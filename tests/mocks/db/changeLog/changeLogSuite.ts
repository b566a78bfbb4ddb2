import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextId, counters, readCounter } from '../../../../mocks/db/ids.ts'
import { fold, type Entry, type Log } from '../../../../mocks/db/log.ts'
import { World } from '../../../../mocks/db/world.ts'
import { runs } from '../../../support/properties.ts'

/** Opens a log that no other test uses. Each call opens another window, if the storage has windows. */
export type OpenLog = () => Promise<() => Promise<Log>>

const START = 1_800_000_000_000

const put = (id: number, value: number) => JSON.stringify([['votes', id, { id, value }]])

const step = oneof(
  record({ kind: constantFrom('append' as const), id: nat(9), value: nat(), by: nat(1) }),
  record({ kind: constantFrom('refuse' as const), id: nat(9), value: nat(), by: nat(1) }),
  record({ kind: constantFrom('begin' as const), id: nat(9), value: nat(), by: nat(1) }),
)

/** The content of a log as one entry: the last change of each record. */
const contents = async (log: Log) => {
  const { start, changes } = fold(await log.read(0))
  return { start, changes: JSON.parse(changes) }
}

/** The behaviour of every change log in any storage. Call inside the storage's own `describe`. */
export function describeChangeLog(openLog: OpenLog): void {
  describe('a change log', () => {
    test('holds any sequence of appends, refusals and beginnings as a map would', async () => {
      const check = assert(
        asyncProperty(array(step, { maxLength: 40 }), async (steps) => {
          const open = await openLog()
          const logs = [await open(), await open()]
          const model = new Map<number, number>()
          let start = (await (await open()).read(0))[0]?.start
          for (const { kind, id, value, by } of steps) {
            const log = logs[by] ?? (await open())
            if (kind === 'begin') {
              await log.replaceAll((last) => ({ version: last + 1, changes: put(id, value), start: START + value }))
              start = START + value
              model.clear()
            } else {
              const append = log.append(0, (news) => {
                if (kind === 'refuse') throw new Error('refused')
                return next(news, put(id, value))
              })
              await append.catch(() => null)
            }
            if (kind !== 'refuse') model.set(id, value)
          }
          const { changes, start: found } = await contents(logs[0] ?? (await open()))
          expect(found).toBe(start)
          expect(new Map(changes.map(([, id, row]: [string, number, { value: number }]) => [id, row.value]))).toEqual(model)
        }),
        { numRuns: runs(25) },
      )
      await expect(check).resolves.toBeUndefined()
    })

    test('shows a step exactly the entries it has not seen, and the next reader its own', async () => {
      const check = assert(
        asyncProperty(integer({ min: 1, max: 90 }), nat(90), async (count, seen) => {
          const log = await (await openLog())()
          const first = (await log.read(0)).at(-1)?.version ?? 0
          for (let i = 1; i <= count; i++) await log.append(0, (news) => next(news, put(i, i)))
          const last = first + count
          const known = first + Math.min(seen, count)
          const news: (readonly Entry[])[] = []
          const none = await log.append(known, (entries) => {
            news.push(entries)
            return undefined
          })
          expect(none).toBeUndefined()
          expect(news[0]).toEqual(await log.read(known))
          expect(news[0]?.every(({ version }) => version > known)).toBe(true)
          expect(idsIn(await log.read(0))).toEqual(Array.from({ length: count }, (_, index) => index + 1))
          expect(await log.read(last)).toEqual([])
        }),
        { numRuns: runs(12) },
      )
      await expect(check).resolves.toBeUndefined()
    })

    test('gives concurrent writers of two windows a version each, and loses none of 300', async () => {
      const open = await openLog()
      const worlds = [worldOn(await open()), worldOn(await open())]
      const ids = await Promise.all(
        Array.from({ length: 300 }, (_, i) => (worlds[i % 2] ?? fail()).transaction((tx) => nextId(tx.counters, 'n'))),
      )
      expect(ids.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
      const late = worldOn(await open())
      expect(await late.read((tx) => readCounter(tx.counters, 'n'))).toBe(300)
      expect((await (await open()).read(0)).length).toBeLessThan(64 * 2)
    })

    test('is read by a writer’s next read, and by the other window’s', async () => {
      const open = await openLog()
      const [one, two] = [worldOn(await open()), worldOn(await open())]
      for (let turn = 1; turn <= 20; turn++) {
        await (turn % 2 ? one : two).transaction((tx) => nextId(tx.counters, 'n'))
        expect(await (turn % 2 ? two : one).read((tx) => readCounter(tx.counters, 'n'))).toBe(turn)
      }
    })

    test('keeps a text of two megabytes as it is, whatever its letters', async () => {
      const log = await (await openLog())()
      const text = JSON.stringify([['votes', 1, { id: 1, text: '한글 “\u2028\0\n'.repeat(150_000) }]])
      await log.replaceAll(() => ({ version: 1, changes: text, start: START }))
      expect(await log.read(0)).toEqual([{ version: 1, changes: text, start: START }])
    })
  })
}

function next(news: readonly Entry[], changes: string): Entry {
  return { version: (news.at(-1)?.version ?? 0) + 1, changes }
}

const idsIn = (entries: readonly Entry[]): number[] =>
  entries
    .flatMap(({ changes }): [string, number][] => JSON.parse(changes))
    .map(([, id]) => id)
    .toSorted((one, other) => one - other)

const worldOn = (log: Log) => new World(log, { counters })

function fail(): never {
  throw new Error('no such window')
}
