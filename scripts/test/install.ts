import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../shared/run.ts'

/** Seconds of a clean `npm ci` in a new folder; undefined if it fails. */
export async function measureInstall(): Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-install-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(folder, file))
  const began = performance.now()
  const { code } = await run('npm', ['ci', '--no-progress'], { cwd: folder, quiet: true })
  const seconds = (performance.now() - began) / 1000
  rmSync(folder, { recursive: true, force: true })
  return code === 0 ? seconds : undefined
}
