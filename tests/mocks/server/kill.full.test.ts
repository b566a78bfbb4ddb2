import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openLmdbStore } from '../../../mocks/server/lmdbStore.ts'
import { temporaryFolder } from '../db/changeLog/dataFolder.ts'

type KillRuns = {
  readonly acknowledged: number
  readonly lost: number
  readonly warnings: string
}

/** Interval of the check for the moment of the kill, which differs from run to run. */
const POLL_MS = 1
/** Maximum number of replies to sign-ins before the kill, in addition to one for each client. */
const ANSWERS_MAX = 100

/**
 * Starts the mock server on a data folder `kills` times and kills it with SIGKILL while the clients write continuously. Then
 * starts it once more and counts the acknowledged sign-ins that it lost.
 */
async function killInMidLoad(folder: string, { kills, clients }: { kills: number; clients: number }): Promise<KillRuns> {
  const tokens = new Map<string, string>()
  let warnings = ''
  for (let run = 0; run < kills; run++) {
    const { child, url } = await startServer(folder, (text) => (warnings += text))
    const gone = once(child, 'exit')
    const before = tokens.size
    const writers = Array.from({ length: clients }, (_, client) => write(url, `${run}-${client}`, tokens))
    const enough = before + clients + ((run * 37) % ANSWERS_MAX)
    while (tokens.size < enough) await pause(POLL_MS)
    child.kill('SIGKILL')
    await gone
    await Promise.all(writers)
  }
  const { child, url } = await startServer(folder, (text) => (warnings += text))
  const statuses: number[] = []
  for (const [token, world] of tokens) statuses.push(await statusWith(url, world, token))
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { acknowledged: tokens.size, lost: statuses.filter((status) => status !== 200).length, warnings }
}

/** Signs in guests until the server is killed; acknowledged tokens are added to `tokens` with their world. */
async function write(url: string, writer: string, tokens: Map<string, string>): Promise<void> {
  const world = `team-${Number(writer.split('-')[1]) % 3}`
  for (let count = 0; ; count++) {
    try {
      const reply = await fetch(`${url}/w/${world}/v1/auth/guest`, {
        method: 'POST',
        body: JSON.stringify({ guestId: `${writer}-${count}` }),
        headers: { 'content-type': 'application/json' },
      })
      const { data }: { data: { accessToken: string } } = JSON.parse(await reply.text())
      tokens.set(data.accessToken, world)
    } catch {
      return
    }
  }
}

/** 401 if the server does not have the token. */
async function statusWith(url: string, world: string, token: string): Promise<number> {
  const reply = await fetch(`${url}/w/${world}/v1/products`, { headers: { authorization: `Bearer ${token}` } })
  await reply.arrayBuffer()
  return reply.status
}

async function startServer(
  folder: string,
  onWarning: (text: string) => void,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const args = ['--import', 'tsx', 'mocks/server.ts', '--port', '0', '--quiet', '--data', folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr.on('data', (part) => onWarning(String(part)))
  const [ready]: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const url = /ready at (\S+)/.exec(String(ready))?.[1]
  if (url === undefined) throw new Error('the mock server did not start')
  return { child, url }
}

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
