import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type HttpServer, type HttpServerOptions } from '../../../mocks/server.ts'
import { readOptions } from '../../../mocks/server/options.ts'
import type { RequestLine } from '../../../mocks/server/requestLines.ts'
import { formatLine } from '../../../mocks/server/requestLines.ts'
import { temporaryFolder } from '../db/changeLog/dataFolder.ts'

const CLIENT = 'http://localhost:5999/shop-front/'

async function start(options: Partial<HttpServerOptions> = {}): Promise<HttpServer> {
  const started = await startHttpServer({ port: 0, clientUrl: CLIENT, ...options })
  onTestFinished(() => started.close())
  return started
}

test('named origins may call with credentials, others may not', async () => {
  const { url } = await start({ allowedOrigins: ['http://shop.test', 'https://shop.test'] })
  const allowed = await fetch(`${url}/v1/products`, { headers: { origin: 'https://shop.test' } })
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.test')
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  expect(allowed.headers.get('vary')).toMatch(/origin/i)
  const other = await fetch(`${url}/v1/products`, { headers: { origin: 'http://elsewhere.test' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('[OPEN-25] replies have the world’s time, refusals and faults too, and pages of other origins may read it', async () => {
  const { url } = await start()
  await fetch(`${url}/__mock/clock`, { method: 'POST', body: '{"at":"2026-12-24T18:00:00+09:00"}' })
  const dateOf = async (path: string) => {
    const reply = await fetch(`${url}/v1/${path}`, { headers: { origin: 'http://shop.test' } })
    expect(reply.headers.get('access-control-expose-headers')).toContain('date')
    return reply.headers.get('date')?.slice(0, -7)
  }
  expect(await dateOf('products')).toBe('Thu, 24 Dec 2026 09:00')
  expect(await dateOf('users/1')).toBe('Thu, 24 Dec 2026 09:00')
  await fetch(`${url}/__mock/faults`, { method: 'POST', body: '{"kind":"status","status":503,"left":1}' })
  expect(await dateOf('products')).toBe('Thu, 24 Dec 2026 09:00')
})

test('https by a given certificate', async () => {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const { url } = await start({ https: { key: readFileSync(key), cert: readFileSync(cert) } })
  expect(url).toMatch(/^https:\/\/localhost:\d+$/)
  const status = await new Promise((resolve, reject) => {
    request(`${url}/health`, { ca: readFileSync(cert) }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})

test('addresses follow the host of the request, whatever name it is', async () => {
  const { url } = await start({ host: '127.0.0.1' })
  const { port } = new URL(url)
  expect(url).toBe(`http://127.0.0.1:${port}`)
  const page = (host: string) => raw(url, `GET /w/a/ HTTP/1.1\r\nhost: ${host}`)
  expect(await page(`localhost:${port}`)).toContain(`VITE_API_BASE_URL=http://localhost:${port}/w/a `)
  expect(await page('elsewhere.test')).toContain('VITE_API_BASE_URL=http://elsewhere.test/w/a ')
  expect(await page('%%%')).toMatch(/^HTTP\/1\.1 400 .*INVALID_REQUEST/s)
})

test('one line for each request: method, path, status, ms, faults, world', async () => {
  const lines: RequestLine[] = []
  const { url } = await start({ onRequest: (line) => lines.push(line) })
  await fetch(`${url}/w/team-a/__mock/faults`, { method: 'POST', body: '{"kind":"status","status":503,"left":1}' })
  await fetch(`${url}/w/team-a/v1/products?category=TOP`)
  await fetch(`${url}/w/team-a/__mock/faults`, { method: 'POST', body: '{"kind":"network"}' })
  await expect(fetch(`${url}/w/team-a/v1/products`)).rejects.toThrow('fetch failed')
  await fetch(`${url}/health`)
  await expect.poll(() => lines.length).toBe(5)
  expect(lines).toMatchObject([
    { world: 'team-a', method: 'POST', path: '/__mock/faults', status: 200, faults: [] },
    { world: 'team-a', method: 'GET', path: '/v1/products?category=TOP', status: 503, faults: ['status'] },
    { status: 200 },
    { world: 'team-a', path: '/v1/products', status: null, faults: ['network'] },
    { world: 'main', path: '/health', status: 200, faults: [] },
  ])
  expect(lines.every(({ ms, at }) => ms >= 0 && Date.parse(at) > 0)).toBe(true)
  const [first] = lines
  expect(first && formatLine({ ...first, at: '2026-11-22T10:00:00.000Z', ms: 3.1, faults: ['latency'] })).toBe(
    '10:00:00 team-a POST /__mock/faults 200 3.1 ms (latency)',
  )
})

test('the start page lists the worlds, and the reference loads from no other host', async () => {
  const { url } = await start()
  await fetch(`${url}/w/team-a/v1/products`)
  const page = await (await fetch(`${url}/`)).text()
  expect(page).toContain(`VITE_API_BASE_URL=${url} `)
  expect(page).toContain(`${url}/w/team-a/`)
  const reference = await (await fetch(`${url}/__mock/reference/`)).text()
  expect(reference).not.toMatch(/https?:\/\//)
  for (const [, file] of reference.matchAll(/(?:src|href)="(swagger[^"]+)"/g)) {
    expect((await fetch(`${url}/__mock/reference/${file}`)).status).toBe(200)
  }
  expect(await (await fetch(`${url}/w/team-a/__mock/openapi.json`)).json()).toMatchObject({
    servers: [{ url: `${url}/w/team-a` }],
    paths: { '/v1/products': {} },
  })
  expect((await fetch(`${url}/__mock/reference/..%2fpackage.json`)).status).toBe(404)
})

test('a request for another host is refused in the envelope, never redirected there', async () => {
  const { url } = await start()
  const get = (target: string) => raw(url, `GET ${target} HTTP/1.1\r\nhost: localhost`)
  for (const target of ['/http://elsewhere.test/', '/javascript:alert(1)', '//\\elsewhere.test']) {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 400 .*INVALID_REQUEST/s)
  }
  for (const target of ['//elsewhere.test/', '/\\elsewhere.test']) {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 (400|302 .*location: http:\/\/localhost:5999\/shop-front\/)/is)
  }
  expect(await raw(url, 'nonsense')).toMatch(/^HTTP\/1\.1 400 .*INVALID_REQUEST/s)
})

test('options: each is read, and what makes no sense is a sentence', () => {
  expect(readOptions([])).toEqual({
    port: 8787,
    host: undefined,
    clientUrl: 'http://localhost:5173',
    publicUrl: undefined,
    dataFolder: undefined,
    isReset: false,
    language: 'ko',
    allowedOrigins: [],
    https: undefined,
    lines: 'text',
  })
  expect(
    readOptions(['--data', 'd', '--reset', '--json', '--allow-origin', 'http://a.test/x', '--allow-origin', 'https://b.test']),
  ).toMatchObject({
    dataFolder: 'd',
    isReset: true,
    allowedOrigins: ['http://a.test', 'https://b.test'],
    lines: 'json',
  })
  expect(readOptions(['--json', '--quiet'])).toMatchObject({ lines: 'none' })
  expect(readOptions(['--language', 'en'])).toMatchObject({ language: 'en' })
  expect(readOptions(['--help'])).toBeUndefined()
  expect(() => readOptions(['--reset'])).toThrow('--reset needs --data')
  expect(() => readOptions(['--port', 'eight'])).toThrow('--port eight is not a port')
  expect(() => readOptions(['--language', 'fr'])).toThrow('--language fr is none of ko, en')
  expect(() => readOptions(['--client-url', 'localhost'])).toThrow('--client-url localhost is not an http address')
  expect(() => readOptions(['--https-key', 'x'])).toThrow('must be used together')
  expect(() => readOptions(['--colour'])).toThrow(/--colour/)
})

/** Sends a request that no regular client would send. */
async function raw(url: string, head: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(`${head}\r\nconnection: close\r\n\r\n`)
  let text = ''
  for await (const part of socket) text += String(part)
  return text
}
