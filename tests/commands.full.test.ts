import { expect, onTestFinished, test } from 'vitest'
import { startHttpServer } from '../mocks/server.ts'
import { run } from '../scripts/shared/run.ts'
import { startBackend } from './e2e/support/backend.ts'

async function startMockServer() {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5173' })
  onTestFinished(() => server.close())
  return server
}

const runDoctor = (...words: string[]) => run('tsx', ['scripts/doctor/doctor.ts', ...words], { quiet: true })

test('npm run doctor: JSON, and the exit status says whether something is wrong', async () => {
  const { url } = await startMockServer()
  const good = await runDoctor('--base-url', url, '--json')
  expect(JSON.parse(good.output)).toContainEqual(expect.objectContaining({ name: 'reachability', verdict: 'ok' }))
  expect([good.code, (await runDoctor('--base-url', 'http://localhost:9')).code]).toEqual([0, 1])
})

test('browser tests reject the port of a running mock server and never reset its world', async () => {
  const { url } = await startMockServer()
  const signIn = (guestId: string) =>
    fetch(`${url}/v1/auth/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ guestId }),
    }).then((reply): Promise<{ data: { userId: number } }> => reply.json())
  const { data: first } = await signIn('first')
  await expect(startBackend('http://localhost:5173', Number(new URL(url).port))).rejects.toThrow('did not start')
  // In a world that was reset, the next guest would be the first one.
  expect((await signIn('second')).data.userId).not.toBe(first.userId)
})
