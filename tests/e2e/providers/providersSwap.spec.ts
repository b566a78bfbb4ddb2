import { createServer, type Server } from 'node:http'
import { hostTemporaryBuild } from '../support/temporaryBuild.ts'
import { expect, test } from '../support/test.ts'

const PORT = 4331
const providerOrigin = `http://localhost:${PORT}`

/** Providers on another origin, configured by a build's variables. */
const variables = {
  VITE_API: 'mock',
  VITE_GOOGLE_CLIENT_ID: 'real-google-id',
  VITE_GOOGLE_AUTHORIZE_URL: `${providerOrigin}/o/oauth2/v2/auth?hl=ko`,
  VITE_NAVER_CLIENT_ID: 'real-naver-id',
  VITE_NAVER_AUTHORIZE_URL: `${providerOrigin}/oauth2.0/authorize`,
  VITE_ANALYTICS_ID: 'G-REAL',
  VITE_ANALYTICS_SCRIPT_URL: `${providerOrigin}/gtag/js`,
  VITE_PRIVACY_URL: `${providerOrigin}/privacy`,
  VITE_TERMS_URL: `${providerOrigin}/terms`,
}

const requestedUrls: URL[] = []
let server: Server
let host: Awaited<ReturnType<typeof hostTemporaryBuild>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  host = await hostTemporaryBuild(variables)
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', providerOrigin)
    requestedUrls.push(url)
    const back = url.searchParams.get('redirect_uri')
    if (back !== null) {
      const state = url.searchParams.get('state') ?? ''
      response.writeHead(302, { location: `${back}?${new URLSearchParams({ error: 'access_denied', state }).toString()}` }).end()
    } else if (url.pathname === '/gtag/js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.standIn = window.dataLayer.length')
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>${url.pathname}</title>`)
    }
  })
  await new Promise<void>((done) => void server.listen(PORT, done))
})

test.afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await host.close()
})

test('[API-63, AUTH-04, AUTH-05, AUTH-11] sign-in goes to the provider that the variables name', async ({ page }) => {
  for (const [words, path, id] of [
    ['Google로 시작하기', '/o/oauth2/v2/auth', 'real-google-id'],
    ['네이버로 시작하기', '/oauth2.0/authorize', 'real-naver-id'],
  ] as const) {
    await page.goto(`${host.url}login`)
    // The worker of a first visit must control the page before it is left.
    await page.waitForFunction(() => '__mock' in window)
    await page.getByRole('button', { name: words }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(`${host.url}login`)
    const seen = requestedUrls.findLast(({ pathname }) => pathname === path)
    expect(seen?.searchParams.get('client_id')).toBe(id)
    expect(seen?.searchParams.get('response_type')).toBe('code')
    expect(seen?.searchParams.get('redirect_uri')).toContain(host.url)
  }
  // The query in the variable stays.
  expect(requestedUrls.find(({ pathname }) => pathname === '/o/oauth2/v2/auth')?.searchParams.get('hl')).toBe('ko')
})

test('[API-63, NAV-08, NAV-09] page views and policies use the variables, not the emulators', async ({ page, context }) => {
  const emulators: string[] = []
  context.on('request', (request) => request.url().includes('/mock/') && emulators.push(request.url()))
  await page.goto(`${host.url}login`)
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'standIn')))).toBeGreaterThan(2)
  expect(requestedUrls.findLast(({ pathname }) => pathname === '/gtag/js')?.searchParams.get('id')).toBe('G-REAL')
  for (const [name, path] of [
    [/개인정보 ?처리방침/, '/privacy'],
    [/이용약관/, '/terms'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    const policy = await opened
    await expect(policy).toHaveTitle(path)
    await policy.close()
  }
  expect(emulators.filter((url) => !url.includes('bridge.html'))).toEqual([])
})
