import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../mocks/server.ts'
import { run } from '../scripts/shared/run.ts'
import { startBackend } from './e2e/support/backend.ts'

let server: HttpServer

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5173' })
})
afterAll(() => server.close())

const runDoctor = (...words: string[]) => run('tsx', ['scripts/doctor/doctor.ts', ...words], { quiet: true })

test('npm run doctor: JSON, and the exit status says whether something is wrong', async () => {
  const [good, ...others] = await Promise.all([
    runDoctor('--base-url', server.url, '--json'),
    runDoctor('--base-url', 'http://localhost:9'),
    runDoctor('--base-url', 'nowhere'),
  ])
  expect(JSON.parse(good.output)).toContainEqual(expect.objectContaining({ name: 'reachability', verdict: 'ok' }))
  expect([good, ...others].map(({ code }) => code)).toEqual([0, 1, 2])
})

const startServer = (port: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', '--port', port], { stdio: 'pipe' })

test('npm run mock:server reports readiness and a taken port, and exits on SIGTERM', async () => {
  const first = startServer('0')
  const [ready]: unknown[] = await once(first.stdout, 'data')
  expect(String(ready)).toMatch(/^mock server ready at http:\/\/localhost:\d+\n$/)

  const second = startServer(new URL(server.url).port)
  let message = ''
  second.stderr.on('data', (part) => (message += String(part)))
  expect(await once(second, 'exit')).toEqual([1, null])
  expect(message).toMatch(/mock server: .*EADDRINUSE.* -- --port N/)

  first.kill('SIGTERM')
  expect(await once(first, 'exit')).toEqual([0, null])
})

test('a running mock server is left alone: browser tests reject its port and never reset its world', async () => {
  const guest = (guestId: string) =>
    fetch(`${server.url}/v1/auth/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ guestId }),
    }).then((reply): Promise<{ data: { userId: number } }> => reply.json())
  const { data: first } = await guest('first')
  await expect(startBackend('http://localhost:5173', Number(new URL(server.url).port))).rejects.toThrow('did not start')
  // In a world that was reset, the next guest would be the first one.
  expect((await guest('second')).data.userId).not.toBe(first.userId)
})
