import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { headersFile } from '../scripts/build/hostFiles.ts'
import { headersFor, readHeadersFile } from './e2e/support/headersFile.ts'
import { startHost, type HostStyle } from './e2e/support/hosts.ts'

const root = mkdtempSync(join(tmpdir(), 'pickers-host-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const files = {
  'index.html': 'home',
  '404.html': 'fallback',
  'shop/index.html': 'shop',
  'a.html': 'a',
  'cart.html': 'cart.html',
  'cart/index.html': 'cart',
  'app.js': 'run()',
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function host(style: HostStyle) {
  const started = await startHost({ root, base: '/demo/', style })
  onTestFinished(() => started.close())
  return {
    started,
    get: (path: string, init?: RequestInit) => fetch(new URL(path, started.url), { redirect: 'manual', ...init }),
  }
}

describe('a plain static host', () => {
  test.each<[HostStyle, number, string]>([
    ['404.html', 404, 'fallback'],
    ['bare 404', 404, 'host: 404'],
    ['spa fallback', 200, 'home'],
  ])('of style %s answers an unknown path with %i', async (style, status, text) => {
    const { get } = await host(style)
    const response = await get('product/1')
    expect([response.status, await response.text()]).toEqual([status, text])
  })

  test('serves files with their types, and folders by a redirect', async () => {
    const { get } = await host('404.html')
    const script = await get('app.js')
    expect([script.headers.get('content-type'), await script.text()]).toEqual(['text/javascript; charset=utf-8', 'run()'])
    expect((await get('shop?a=1')).headers.get('location')).toBe('/demo/shop/?a=1')
    expect(await (await get('shop/')).text()).toBe('shop')
  })

  test.each<[HostStyle, number, string]>([
    ['404.html', 200, 'cart.html'],
    ['clean urls', 200, 'cart.html'],
    ['bare 404', 301, 'host: 301'],
    ['spa fallback', 200, 'home'],
  ])('of style %s answers a path with a page and a folder with %i', async (style, status, text) => {
    const { get } = await host(style)
    const response = await get('cart')
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(await (await get('cart/')).text()).toBe(style === 'spa fallback' ? 'home' : 'cart')
  })

  test('with clean URLs takes the ending away', async () => {
    const { get } = await host('clean urls')
    expect((await get('a.html')).headers.get('location')).toBe('/demo/a')
    expect(await (await get('a')).text()).toBe('a')
  })

  test('refuses posts, paths beside its base and paths out of its folder', async () => {
    const { get, started } = await host('404.html')
    expect((await get('v1/picks', { method: 'POST' })).status).toBe(405)
    expect(started.posts).toEqual(['/demo/v1/picks'])
    expect((await get('/app.js')).status).toBe(404)
    expect(await (await get('/demo/..%2f..%2fetc%2fpasswd')).text()).not.toContain('root:')
  })

  test('can be away, and can serve a new release', async () => {
    const { get, started } = await host('404.html')
    started.edits.set('/demo/app.js', ' // 2')
    expect(await (await get('app.js')).text()).toBe('run() // 2')
    started.isDown = true
    await expect(get('app.js')).rejects.toThrow('fetch failed')
  })
})

test('a `_headers` file gives a path the headers of all rules that match', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-headers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const options = { base: '/demo/', pages: ['<style>a</style>', '<style>a</style><script>b</script>'], routes: ['/', '/shop'] }
  writeFileSync(join(folder, '_headers'), headersFile({ ...options, isSite: true }))
  const rules = readHeadersFile(join(folder, '_headers'))
  const page = headersFor(rules, '/demo/shop/')
  expect(page['content-security-policy']?.match(/script-src [^;]*/)?.[0].split(' ')).toHaveLength(4)
  expect(page['cache-control']).toBeUndefined()
  for (const same of ['', 'shop', 'shop.html', 'shop/a.html']) expect(headersFor(rules, `/demo/${same}`)).toEqual(page)
  const asset = headersFor(rules, '/demo/assets/a.js')
  expect(asset['cache-control']).toContain('immutable')
  expect(asset['x-robots-tag']).toBe('noindex')
  expect(headersFor(rules, '/demo/storybook/')['content-security-policy']).toContain("'unsafe-inline'")
  expect(headersFor(rules, '/other')).toEqual({})
  expect(readHeadersFile(join(folder, 'none'))).toEqual([])
})
