import type { BrowserContext } from '@playwright/test'
import { fullBuilds, providerOrigin } from '../support/fullBuilds.ts'
import { mocked, test } from '../support/landingTest.ts'
import { waitForMocks } from '../support/mocks.ts'
import { expect } from '../support/test.ts'

test.use({ site: { ...mocked, root: fullBuilds.otherProviders.build } })

/** Replies as providers that refuse every sign-in. Returns their requests, also those to come. */
async function replaceProviders(context: BrowserContext): Promise<URL[]> {
  const requests: URL[] = []
  await context.route(`${providerOrigin}/**`, (route) => {
    const url = new URL(route.request().url())
    requests.push(url)
    const back = url.searchParams.get('redirect_uri')
    if (back !== null) {
      const reply = new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' })
      return route.fulfill({ status: 302, headers: { location: `${back}?${reply.toString()}` } })
    }
    if (url.pathname === '/gtag/js')
      return route.fulfill({ contentType: 'text/javascript', body: 'window.standIn = window.dataLayer.length' })
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>${url.pathname}</title>` })
  })
  return requests
}

test('[API-63, AUTH-04, AUTH-05, AUTH-11] sign-in goes to the provider that the variables name', async ({
  page,
  context,
  host,
}) => {
  const requests = await replaceProviders(context)
  for (const [words, path, id] of [
    ['Google로 시작하기', '/o/oauth2/v2/auth', 'real-google-id'],
    ['네이버로 시작하기', '/oauth2.0/authorize', 'real-naver-id'],
  ] as const) {
    await page.goto(`${host.url}login`)
    // The worker of a first visit must control the page before it is left.
    await waitForMocks(page)
    // The alert of the first sign-in is still there in the second one.
    const request = page.waitForRequest((each) => new URL(each.url()).pathname === path)
    await page.getByRole('button', { name: words }).click()
    const { searchParams } = new URL((await request).url())
    expect(searchParams.get('client_id')).toBe(id)
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('redirect_uri')).toContain(host.url)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(`${host.url}login`)
  }
  // The query in the variable stays.
  expect(requests.find(({ pathname }) => pathname === '/o/oauth2/v2/auth')?.searchParams.get('hl')).toBe('ko')
})

test('[API-63, NAV-08, NAV-09] page views and policies use the variables, not the emulators', async ({ page, context, host }) => {
  const requests = await replaceProviders(context)
  const emulators: string[] = []
  context.on('request', (request) => request.url().includes('/mock/') && emulators.push(request.url()))
  await page.goto(`${host.url}login`)
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'standIn')))).toBeGreaterThan(2)
  expect(requests.findLast(({ pathname }) => pathname === '/gtag/js')?.searchParams.get('id')).toBe('G-REAL')
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
