import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file name that lmdb uses. */
const DATA_FILE = 'data.mdb'
const LOCK_FILE = 'lock.mdb'

/**
 * Renames an unreadable data file. It is read in another process first, since lmdb maps the file into memory: a damaged one
 * crashes the process that opens it.
 */
export async function setAsideDamaged(folder: string, onWarning: (message: string) => void): Promise<void> {
  const file = join(folder, DATA_FILE)
  if (!existsSync(file) || statSync(file).size === 0) return
  const problem = await problemIn(folder)
  if (problem === undefined) return
  const aside = `${file}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(file, aside)
  rmSync(join(folder, LOCK_FILE), { force: true })
  onWarning(`${file} ${problem}: it was renamed to ${aside}, and every world starts again from the seed`)
}

async function problemIn(folder: string): Promise<string | undefined> {
  const reader = spawn(process.execPath, ['--import', 'tsx', 'mocks/server/readData.ts', folder], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  reader.stdout.on('data', (part) => (output += String(part)))
  const [code, signal]: unknown[] = await once(reader, 'close')
  if (code === 0) return undefined
  return output.trim() || `cannot be read (${String(signal ?? code)})`
}
