import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DATA_FORMAT } from '../../../../mocks/server/dataFormat.ts'
import { counted, expectSetAside, openData, temporaryFolder } from './dataFolder.ts'

describe('a data file that cannot be used is set aside, never overwritten:', () => {
  test.each<[string, (file: string) => void]>([
    ['random bytes', (file) => writeFileSync(file, Buffer.alloc(50_000, 'no database '))],
    ['one line of text', (file) => writeFileSync(file, 'my shopping list\n')],
    ['overwritten pages', overwritePages],
    ['the second half lost', (file) => truncateSync(file, readFileSync(file).length / 2)],
  ])('%s', (_, damage) => expect(expectSetAside(damage)).resolves.toBeUndefined())

  test('another program’s database, and rows of another format', async () => {
    for (const script of [
      `rows.putSync(['somebody', 1], 'else')`,
      `rows.putSync(['', 0], 'pickers-worlds 99')`,
      `rows.putSync(['', 0], '${DATA_FORMAT}'); rows.putSync(['main', 1], '17\\n[["users"')`,
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
    const command = `trap '' XFSZ; ulimit -f 10000; exec "$0" --import tsx tests/mocks/db/changeLog/fillDisk.ts "$1"`
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
