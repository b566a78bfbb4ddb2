import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openLmdbStore } from '../../../mocks/server/lmdbStore.ts'
import { temporaryFolder } from '../db/changeLog/dataFolder.ts'
import { killInMidLoad } from './killRuns.ts'

test('a server killed in mid-load has every write that it answered', async () => {
  const { acknowledged, lost, warnings } = await killInMidLoad(temporaryFolder(), { kills: 3, clients: 9 })
  expect({ lost, warnings }).toEqual({ lost: 0, warnings: '' })
  expect(acknowledged).toBeGreaterThan(9)
})

test('a second server on the same folder ends with a sentence', async () => {
  const folder = temporaryFolder()
  const store = await openLmdbStore(folder, { onWarning: (message) => expect.unreachable(message) })
  const second = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', '--port', '0', '--data', folder])
  let complaint = ''
  second.stderr.on('data', (part) => (complaint += String(part)))
  expect(await once(second, 'close')).toEqual([1, null])
  expect(complaint).toBe(`mock server: another mock server (process ${process.pid}) already uses ${folder}\n`)
  await store.close()
})
