import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { headersFile } from '../scripts/build/hostFiles.ts'
import { headersFor, readHeadersFile } from './e2e/support/headersFile.ts'
import { startHost, type HostStyle } from './e2e/support/hosts.ts'

const root = mkdtempSync(join(tmpdir(), 'pickers-host-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const pages = { 'index.html': 'home', '404.html': 'fallback', 'cart.html': 'cart.html', 'cart/index.html': 'cart' }
for (const [file, text] of Object.entries(pages)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test.each<[style: HostStyle, missing: string, cart: string]>([
  ['404.html', '404 fallback', '200 cart.html'],
  ['clean urls', '404 fallback', '200 cart.html'],
  ['bare 404', '404 host: 404', '301 host: 301'],
  ['spa fallback', '200 home', '200 home'],
])('a host of style %s answers an unknown path with %s, a page beside a folder with %s', async (style, missing, cart) => {
  const host = await startHost({ root, base: '/demo/', style })
  onTestFinished(() => host.close())
  const get = async (path: string, method = 'GET') => {
    const reply = await fetch(new URL(path, host.url), { redirect: 'manual', method })
    return `${reply.status} ${await reply.text()}`
  }
  expect([await get('product/1'), await get('cart')]).toEqual([missing, cart])
  expect([await get('/cart.html'), await get('v1/picks', 'POST')]).toEqual(['404 host: 404', '405 host: 405'])
  expect(host.posts).toEqual(['/demo/v1/picks'])
})

test('a `_headers` file gives pages their policy, assets a long life, and other paths nothing', () => {
  const options = { base: '/demo/', pages: ['<style>a</style>', '<style>a</style><script>b</script>'], routes: ['/', '/shop'] }
  writeFileSync(join(root, '_headers'), headersFile({ ...options, isSite: true }))
  const rules = readHeadersFile(join(root, '_headers'))
  const page = headersFor(rules, '/demo/shop/')
  expect(page['content-security-policy']?.match(/script-src [^;]*/)?.[0].split(' ')).toHaveLength(4)
  for (const same of ['', 'shop', 'shop.html', 'shop/a.html']) expect(headersFor(rules, `/demo/${same}`)).toEqual(page)
  const asset = headersFor(rules, '/demo/assets/a.js')
  expect(asset).toMatchObject({ 'cache-control': expect.stringContaining('immutable'), 'x-robots-tag': 'noindex' })
  expect(headersFor(rules, '/demo/storybook/')['content-security-policy']).toContain("'unsafe-inline'")
  expect(headersFor(rules, '/other')).toEqual({})
})
