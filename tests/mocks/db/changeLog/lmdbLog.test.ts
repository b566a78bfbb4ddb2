import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../../../../mocks/server/folderLock.ts'
import { openLmdbStore } from '../../../../mocks/server/lmdbStore.ts'
import type { WorldStore } from '../../../../mocks/server/worldStore.ts'
import { describeChangeLog } from './changeLogSuite.ts'
import { count, counted, fail, openData, temporaryFolder } from './dataFolder.ts'

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

  test('belongs to one of several that lock it in the same instant, and is free once that one unlocks it', async () => {
    const folder = temporaryFolder()
    const lockAtOnce = async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
      const unlock = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      await Promise.all(unlock.map((each) => each()))
      return unlock.length
    }
    expect([await lockAtOnce(), await lockAtOnce()]).toEqual([1, 1])
  })
})
