import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { nextId, counters, readCounter } from '../../../../mocks/db/ids.ts'
import type { Log } from '../../../../mocks/db/log.ts'
import { World } from '../../../../mocks/db/world.ts'
import { openLmdbStore } from '../../../../mocks/server/lmdbStore.ts'
import type { WorldStore } from '../../../../mocks/server/worldStore.ts'

/** Creates a folder that is removed after its test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a data folder until the test ends; `warnings` collects its warnings. */
export async function openData(
  folder: string,
  { isReset = false }: { readonly isReset?: boolean } = {},
): Promise<{ readonly store: WorldStore; readonly warnings: string[] }> {
  const warnings: string[] = []
  const store = await openLmdbStore(folder, { isReset, onWarning: (message) => warnings.push(message) })
  onTestFinished(() => store.close())
  return { store, warnings }
}

const worldOn = (log: Log) => new World(log, { counters })

/** Counts on in the world of a log. */
export const count = (log: Log) => worldOn(log).transaction((tx) => nextId(tx.counters, 'n'))

/** The last number that `count` stored in a log. */
export const counted = (log: Log) => worldOn(log).read((tx) => readCounter(tx.counters, 'n'))

/** Expects that a data file with worlds is renamed once it is damaged, and that new worlds start beside it. */
export async function expectSetAside(damage: (file: string) => void): Promise<void> {
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
  expect(warnings).toEqual([expect.stringMatching(/data\.mdb .* was renamed to .*, and every world starts again from the seed/)])
}

/** Fails a test by a warning. */
export function fail(message: string): never {
  throw new Error(message)
}
