import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type HttpServer, type HttpServerOptions } from '../../../mocks/server.ts'
import { openLmdbStore } from '../../../mocks/server/lmdbStore.ts'
import { fail, temporaryFolder } from '../db/changeLog/dataFolder.ts'

const CLIENT = 'http://localhost:5999/shop-front/'
let server: HttpServer

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: CLIENT })
})
afterAll(() => server.close())

async function start(options: Partial<HttpServerOptions> = {}): Promise<HttpServer> {
  const started = await startHttpServer({ port: 0, clientUrl: CLIENT, ...options })
  onTestFinished(() => started.close())
  return started
}

const json = async (reply: Response): Promise<{ data: { accessToken: string } }> => JSON.parse(await reply.text())

/** A client that only has the base URL of its world. */
function clientOf(base: string) {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(base + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    })
  const command = async (path: string, body: unknown = {}) => (await post(`/__mock${path}`, body)).json()
  const look = async (path: string) => (await fetch(`${base}/__mock${path}`)).json()
  return {
    post,
    command,
    look,
    signIn: async (guestId: string) => (await json(await post('/v1/auth/guest', { guestId }))).data.accessToken,
    get: (path: string, token: string) => fetch(base + path, { headers: { authorization: `Bearer ${token}` } }),
  }
}

async function titlesIn(client: ReturnType<typeof clientOf>): Promise<string[]> {
  const reply = await client.get('/v1/episodes', await client.signIn('device-1'))
  const { data }: { data: { title: string }[] } = JSON.parse(await reply.text())
  return data.map(({ title }) => title)
}

const worldOf = (name: string) => clientOf(`${server.url}/w/${name}`)

describe('a named world', () => {
  test('is a world of its own: another’s token, clock and faults mean nothing there', async () => {
    const [one, two] = [worldOf('one'), worldOf('two')]
    const token = await one.signIn('device-1')
    expect((await one.get('/v1/products', token)).status).toBe(200)
    await two.command('/clock/pin', { isPinned: true })
    await two.command('/faults', { kind: 'status', status: 503, operation: 'products' })
    expect((await two.get('/v1/products', token)).status).toBe(503)
    expect((await one.get('/v1/products', token)).status).toBe(200)
    expect(await one.look('/clock')).toMatchObject({ isPinned: false })
    expect(await one.look('/faults')).toEqual([])
  })

  test('begins with the scenario that its first request names, and with no other later', async () => {
    const base = `${server.url}/w/from-scenario`
    expect((await fetch(`${base}/v1/products?scenario=home-picked`)).status).toBe(401)
    const world = clientOf(base)
    expect(await world.look('/clock')).toMatchObject({ now: expect.stringMatching(/^2026-11-21/) })
    await world.command('/clock/advance', { ms: 86_400_000 })
    await fetch(`${base}/?scenario=orders-none`)
    expect(await world.look('/clock')).toMatchObject({ now: expect.stringMatching(/^2026-11-22/) })
  })

  test('has its texts in the language that its first request or the server names, and keeps it', async () => {
    const base = `${server.url}/w/in-english`
    expect((await fetch(`${base}/v1/episodes?language=en`)).status).toBe(401)
    await fetch(`${base}/?language=ko`)
    expect(await titlesIn(clientOf(base))).toContain('The First Coat Days')
    await clientOf(base).command('/reset')
    expect(await titlesIn(clientOf(base))).toContain('The First Coat Days')
    await fetch(`${server.url}/w/both/?scenario=home-picked&language=en`)
    expect(await titlesIn(worldOf('both'))).toContain('The First Coat Days')
    expect(await titlesIn(worldOf('korean'))).toContain('코트가 좋아지는 날')
    const english = await start({ language: 'en' })
    expect(await titlesIn(clientOf(english.url))).toContain('The First Coat Days')
    expect(await clientOf(english.url).command('/reset', { language: 'ko' })).toMatchObject({ localStorage: { language: 'ko' } })
    expect(await titlesIn(clientOf(english.url))).toContain('코트가 좋아지는 날')
  })

  test('is not created for a scenario that there is not, nor under a name that is none', async () => {
    const reply = await fetch(`${server.url}/w/never/v1/products?scenario=nope`)
    expect([reply.status, await reply.json()]).toMatchObject([
      404,
      { error: { message: expect.stringMatching(/^no scenario nope\. Nearest: /) } },
    ])
    expect(JSON.stringify(await clientOf(server.url).look('/worlds'))).not.toContain('never')
    for (const name of ['', 'a%20b', '-x', 'x'.repeat(65)]) {
      expect((await fetch(`${server.url}/w/${name}/v1/products`)).status).toBe(404)
    }
  })

  test('is listed, exported, imported and removed over /__mock', async () => {
    const [source, target] = [worldOf('source'), worldOf('target')]
    const token = await source.signIn('device-7')
    expect(await clientOf(server.url).look('/worlds')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'main', path: '/' }),
        expect.objectContaining({ name: 'source', path: '/w/source/', isLoaded: true }),
      ]),
    )
    await target.command('/world', await source.look('/world'))
    expect((await target.get('/v1/products', token)).status).toBe(200)
    await clientOf(server.url).command('/worlds/remove', { name: 'source' })
    expect((await source.get('/v1/products', token)).status).toBe(401)
    expect((await target.get('/v1/products', token)).status).toBe(200)
    expect(await clientOf(server.url).command('/worlds/remove', { name: 'nobody' })).toEqual({
      error: { message: 'there is no world nobody' },
    })
  })

  test('keeps its redirects below its own base, and leads the app’s pages to the app', async () => {
    const follow = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).headers.get('location')
    expect(await follow('/w/one/payment/complete?orderId=A1')).toBe(`${CLIENT}payment/complete?orderId=A1`)
    const pay = await fetch(`${server.url}/w/one/mock/inicis/smart/payment/`, { method: 'POST', redirect: 'manual' })
    expect([pay.status, await pay.text()]).toEqual([400, expect.stringContaining(`href="${CLIENT}"`)])
    expect((await fetch(`${server.url}/w/one/mock/none.html`)).status).toBe(404)
  })

  test('serves the pages of the emulated providers, whose calls stay in the world', async () => {
    const page = await fetch(`${server.url}/w/one/mock/google.html`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="page"')])
    await worldOf('pages').command('/device', { isOffline: false })
    const call = await fetch(`${server.url}/w/pages/mock/api/payment/deposits`)
    expect([call.status, await call.json()]).toEqual([200, expect.anything()])
  })
})

describe('an unused world', () => {
  test('leaves memory and comes back as it was, from memory or from disk', async () => {
    const folder = temporaryFolder()
    const stored = await start({ idleMs: 40, store: await openLmdbStore(folder, { onWarning: fail }) })
    for (const { url } of [await start({ idleMs: 40 }), stored]) {
      const world = clientOf(`${url}/w/idle`)
      const token = await world.signIn('device-1')
      await expect
        .poll(async () => clientOf(url).look('/worlds'))
        .toContainEqual(expect.objectContaining({ name: 'idle', isLoaded: false }))
      expect((await world.get('/v1/products', token)).status).toBe(200)
    }
  })

  test('stays in memory while a reply is on its way', async () => {
    const { url } = await start({ idleMs: 20 })
    const [busy, idle] = [clientOf(`${url}/w/busy`), clientOf(`${url}/w/idle`)]
    const token = await busy.signIn('device-1')
    await busy.command('/faults', { kind: 'pause', operation: 'products' })
    const reply = busy.get('/v1/products', token)
    await expect.poll(() => busy.look('/held')).toHaveLength(1)
    await idle.signIn('device-2')
    const worlds = () => clientOf(url).look('/worlds')
    await expect.poll(worlds).toContainEqual(expect.objectContaining({ name: 'idle', isLoaded: false }))
    expect(await worlds()).toContainEqual(expect.objectContaining({ name: 'busy', isLoaded: true }))
    await busy.command('/held/release')
    expect((await reply).status).toBe(200)
  })
})

test('of loaded worlds the longest unused leaves memory, but never main nor one that is being asked', async () => {
  const { url } = await start({ maxLoaded: 3 })
  const [main, busy] = [clientOf(url), clientOf(`${url}/w/busy`)]
  const token = await busy.signIn('device-1')
  await busy.command('/faults', { kind: 'pause', operation: 'products' })
  const reply = busy.get('/v1/products', token)
  await expect.poll(() => busy.look('/held')).toHaveLength(1)
  const first = clientOf(`${url}/w/first`)
  const stored = await first.signIn('device-1')
  for (const name of ['second', 'third']) await clientOf(`${url}/w/${name}`).look('/clock')
  const loaded = (await main.look('/worlds')).filter(({ isLoaded }: { isLoaded: boolean }) => isLoaded)
  expect(loaded.map(({ name }: { name: string }) => name)).toEqual(['busy', 'main', 'third'])
  expect((await first.get('/v1/products', stored)).status).toBe(200)
  await busy.command('/held/release')
  expect((await reply).status).toBe(200)
})

test('a reply is not held longer than its caller waits', async () => {
  const { url } = await start()
  const [client, caller] = [clientOf(url), new AbortController()]
  const token = await client.signIn('device-1')
  await client.command('/faults', { kind: 'pause', operation: 'products' })
  const reply = fetch(`${url}/v1/products`, { headers: { authorization: `Bearer ${token}` }, signal: caller.signal })
  await expect.poll(() => client.look('/held')).toHaveLength(1)
  caller.abort()
  await expect(reply).rejects.toThrow('aborted')
  await expect.poll(() => client.look('/held')).toEqual([])
})

test('worlds outlive the server where a folder holds them', async () => {
  const folder = temporaryFolder()
  const first = await startHttpServer({
    port: 0,
    clientUrl: CLIENT,
    store: await openLmdbStore(folder, { onWarning: fail }),
  })
  const token = await clientOf(`${first.url}/w/team`).signIn('device-1')
  await first.close()
  const { url } = await start({ store: await openLmdbStore(folder, { onWarning: fail }) })
  expect(await clientOf(url).look('/worlds')).toContainEqual({
    name: 'team',
    path: '/w/team/',
    isLoaded: false,
    lastUsedAt: null,
  })
  expect((await clientOf(`${url}/w/team`).get('/v1/products', token)).status).toBe(200)
})
