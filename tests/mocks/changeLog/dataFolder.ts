import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openLmdbStore } from '../../../mocks/server/lmdbStore.ts'
import type { WorldStore } from '../../../mocks/server/worldStore.ts'

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
