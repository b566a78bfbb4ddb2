import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { client, episode, fail, startBackend, storeSession, success, url } from './backend.ts'

const { server } = startBackend()
const CURRENT = '/v1/episodes/current-pick'

/** The lines that a call of the current episode writes to the console. */
async function linesOf(answer: () => Response) {
  storeSession('good')
  server.use(http.get(url(CURRENT), answer))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { error } = await client().current()
  // Redux Toolkit warns there too, if its checks of the state are slow.
  return { error, lines: warn.mock.calls.filter(([text]) => !String(text).includes('StateInvariantMiddleware')) }
}

const wrong = {
  ...episode,
  isInProgress: 'yes',
  styles: [
    { id: 1, name: '가' },
    { id: 'x', name: null, imageUrl: '' },
  ],
}

test('[API-01] a reply that breaks the contract names its operation and every wrong field', async () => {
  const { error, lines } = await linesOf(() => success(wrong))
  expect(lines).toHaveLength(1)
  const [[text] = []] = lines
  expect(text).toBe(
    'API-20 GET /v1/episodes/current-pick: the reply (200) breaks the contract. styles[].imageUrl: expected "imageUrl", received undefined; styles[].id: expected number, received string "x"; styles[].name: expected string, received null; isInProgress: expected boolean, received string "yes"',
  )
  expect(error).toEqual({ kind: 'broken', status: 200, detail: text })
})

test('[API-01] elements of a list that break the contract alike are named once', async () => {
  const styles = Array.from({ length: 500 }, (_, id) => ({ id: id + 1, name: '가' }))
  const { lines } = await linesOf(() => success({ ...episode, styles }))
  expect(String(lines[0]?.[0]).match(/imageUrl: expected "imageUrl"/g)).toHaveLength(1)
})

test('[API-01] outside development the console shows types, no values', async () => {
  vi.stubEnv('DEV', false)
  const { lines } = await linesOf(() => success({ ...wrong, detail: { id: 6, title: 42_000_123, description: '' } }))
  vi.unstubAllEnvs()
  expect(lines).toEqual([[expect.stringContaining('detail.title: expected string, received number')]])
  expect(JSON.stringify(lines)).not.toContain('42000123')
})

test.each([
  [
    'HTML',
    () => HttpResponse.html('<h1>hello</h1>'),
    'the reply (200) breaks the contract. reply: expected Object, received string',
  ],
  [
    'a proxy’s error',
    () => HttpResponse.html('<h1>502</h1>', { status: 502 }),
    'the reply (502) breaks the contract. reply: expected',
  ],
  ['other JSON', () => HttpResponse.json({ episodes: [] }), 'result: expected "result", received undefined'],
  ['a 401 without envelope', () => new HttpResponse('', { status: 401 }), 'the reply (401) breaks the contract. reply: expected'],
])('[API-01] a reply without envelope is reported once: %s', async (_, answer, text) => {
  const { lines } = await linesOf(answer)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toContain(`API-20 GET ${CURRENT}: `)
  expect(lines[0]?.[0]).toContain(text)
})

test('[API-01, AUTH-19] a wrong reply of the token refresh is reported as the refresh’s', async () => {
  server.use(http.post(url('/v1/auth/token-refresh'), () => success({ accessToken: 'fresh' })))
  const { lines } = await linesOf(() => fail(401, 'EXPIRED_TOKEN'))
  expect(lines[0]?.[0]).toBe(
    'API-13 POST /v1/auth/token-refresh: the reply (200) breaks the contract. refreshToken: expected "refreshToken", received undefined',
  )
})

test('[API-01] a refusal is no wrong reply', async () => {
  expect((await linesOf(() => fail(404, 'EPISODE_NOT_FOUND'))).lines).toEqual([])
})
