import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextId, type CounterRow } from '../../../mocks/db/ids.ts'
import type { Log } from '../../../mocks/db/log.ts'
import { Table } from '../../../mocks/db/table.ts'
import { World } from '../../../mocks/db/world.ts'
import { openLmdbStore } from '../../../mocks/server/lmdbStore.ts'
import type { WorldStore } from '../../../mocks/server/worldStore.ts'
import { describeChangeLog } from './changeLogSuite.ts'
import { openData, temporaryFolder } from './dataFolder.ts'

const worldOn = (log: Log) => new World(log, { counters: Table<CounterRow> })
const count = (log: Log) => worldOn(log).transaction((tx) => nextId(tx.counters, 'n'))
const counted = (log: Log) => worldOn(log).read((tx) => tx.counters.get('n')?.value)

describe('in a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-suite-'))
  let store: WorldStore
  let worlds = 0
  beforeAll(async () => {
    store = await openLmdbStore(folder, { onWarning: fail })
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describeChangeLog(async () => {
    worlds += 1
    const name = `w${worlds}`
    return async () => store.open(name)
  })
})

describe('a data folder', () => {
  test('stores worlds by name, removes a single one, and restores them when reopened', async () => {
    const folder = temporaryFolder()
    const first = await openLmdbStore(folder, { onWarning: fail })
    for (const name of ['main', 'b', 'a', 'a-long.name_2']) await count(first.open(name))
    await count(first.open('a'))
    await first.remove('b')
    expect(first.names()).toEqual(['a', 'a-long.name_2', 'main'])
    await first.close()

    const { store, warnings } = await openData(folder)
    expect([store.names(), warnings]).toEqual([['a', 'a-long.name_2', 'main'], []])
    expect([await counted(store.open('a')), await counted(store.open('main'))]).toEqual([2, 1])
    expect(await counted(store.open('b'))).toBeUndefined()
  })

  test('begins empty with a reset', async () => {
    const folder = temporaryFolder()
    const first = await openLmdbStore(folder, { onWarning: fail })
    await count(first.open('main'))
    await first.close()
    const { store } = await openData(folder, { isReset: true })
    expect([store.names(), await counted(store.open('main'))]).toEqual([[], undefined])
  })

  test('is refused to a second opening with a sentence, and free again after the first', async () => {
    const folder = temporaryFolder()
    const first = await openLmdbStore(folder, { onWarning: fail })
    await expect(openLmdbStore(folder, { onWarning: fail })).rejects.toThrow(
      `another mock server (process ${process.pid}) already uses ${folder}`,
    )
    await first.close()
    await expect(openData(folder)).resolves.toBeDefined()
  })
})

describe('a data file that cannot be used is set aside, never overwritten:', () => {
  const damages: { readonly name: string; readonly damage: (file: string) => void }[] = [
    { name: 'random bytes', damage: (file) => writeFileSync(file, Buffer.alloc(50_000, 'no database ')) },
    { name: 'one line of text', damage: (file) => writeFileSync(file, 'my shopping list\n') },
    { name: 'the second half lost', damage: (file) => truncateSync(file, readFileSync(file).length / 2) },
    { name: 'pages overwritten', damage: overwritePages },
  ]

  test.for(damages)('$name', async ({ damage }) => {
    const folder = temporaryFolder()
    const first = await openLmdbStore(folder, { onWarning: fail })
    for (let i = 0; i < 200; i++) await count(first.open(`world-${i % 20}`))
    await first.close()
    const file = join(folder, 'data.mdb')
    damage(file)
    const damaged = readFileSync(file)

    const { store, warnings } = await openData(folder)
    expect(store.names()).toEqual([])
    expect(await count(store.open('main'))).toBe(1)
    const aside = readdirSync(folder).filter((name) => name.startsWith('data.mdb.set-aside-'))
    expect(aside).toHaveLength(1)
    expect(readFileSync(join(folder, aside[0] ?? '')).equals(damaged)).toBe(true)
    expect(warnings).toEqual([
      expect.stringMatching(/data\.mdb .* was renamed to .*, and every world starts again from the seed/),
    ])
  })

  test('another program’s database, and rows of another format', async () => {
    for (const script of [
      `rows.putSync(['somebody', 1], 'else')`,
      `rows.putSync(['', 0], 'pickers-worlds 99')`,
      `rows.putSync(['', 0], 'pickers-worlds 1'); rows.putSync(['main', 1], '17\\n[["users"')`,
    ]) {
      const folder = temporaryFolder()
      const code = `const rows = require('lmdb').open(${JSON.stringify(folder)}, { encoding: 'string' }); ${script}; rows.close()`
      expect(await once(spawn(process.execPath, ['-e', code]), 'exit')).toEqual([0, null])
      const { store, warnings } = await openData(folder)
      expect(store.names()).toEqual([])
      expect(warnings).toEqual([expect.stringMatching(/no worlds of this|in the format|is damaged/)])
    }
  })
})

describe('a full disk', () => {
  test('refuses what has no room, changes nothing by it, and goes on with what has', async () => {
    const folder = temporaryFolder()
    // A file size limit emulates a full disk; without the trap it would end the process by a signal.
    const command = `trap '' XFSZ; ulimit -f 10000; exec "$0" --import tsx tests/mocks/changeLog/fillDisk.ts "$1"`
    const child = spawn('bash', ['-c', command, process.execPath, folder], { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (part) => (output += String(part)))
    expect(await once(child, 'close')).toEqual([0, null])
    const refusals = Array(3).fill('QuotaExceededError')
    expect(JSON.parse(output)).toEqual({ refusals, seen: [1, 3], rows: 0, others: 0 })
    const { store } = await openData(folder)
    expect(await counted(store.open('main'))).toBe(3)
  })
})

function overwritePages(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 3, bytes.length - 4096)
  writeFileSync(file, bytes)
}

function fail(message: string): never {
  throw new Error(message)
}
