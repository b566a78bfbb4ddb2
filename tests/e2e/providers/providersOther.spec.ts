import * as v from 'valibot'
import { backend, urlOf, type Mode } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const baseOf = (mode: Mode) => (mode === 'real' ? `${backend.url}/` : urlOf(mode))
const hits = v.array(v.record(v.string(), v.string()))

test('[NAV-09] the collector gets each page view once, without its query', async ({ page, mode }) => {
  const address = `${baseOf(mode)}mock/api/analytics/hits`
  // The server also has the hits of earlier tests.
  const earlier = mode === 'real' ? v.parse(hits, await (await page.request.get(address)).json()).length : 0
  const collected = async () =>
    v.parse(hits, await page.evaluate(async (url): Promise<unknown> => (await fetch(url)).json(), address)).slice(earlier)
  const views = async () => (await collected()).filter(({ en }) => en === 'page_view')
  await page.goto('./login?code=secret&state=1')
  await expect.poll(async () => (await views().catch(() => [])).length).toBe(1)
  const root = urlOf(mode)
  expect((await views())[0]).toMatchObject({ tid: 'G-PICKERS', dl: `${root}login` })
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
  await expect.poll(async () => (await views()).at(-1)?.['dl']).toBe(root)
  const places = (await views()).map(({ dl }) => dl)
  expect(places).toEqual([...new Set(places)])
  expect((await views()).at(-1)?.['dr']).toMatch(new RegExp(`^${root}`))
  for (const text of ['secret', 'state=', '?']) expect(JSON.stringify(await collected())).not.toContain(text)
})

test('[NAV-09] the app works without the analytics script', async ({ page, allowErrors }) => {
  allowErrors(/gtag|ERR_/)
  await page.context().route(/gtag\.js/, (route) => route.abort())
  await page.goto('./login')
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
})

test('[NAV-08] the policies open in a new tab in both languages', async ({ page, context, mode }) => {
  await page.goto('./login')
  for (const name of [/개인정보 ?처리방침/, /이용약관/]) {
    const opened = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    const policy = await opened
    await expect(policy.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(policy.url().startsWith(baseOf(mode))).toBe(true)
    expect(await policy.evaluate(() => window.opener === null)).toBe(true)
    await policy.getByRole('button', { name: 'English' }).click()
    await expect(policy.getByRole('heading', { level: 1, name: 'Terms of use and privacy policy' })).toBeVisible()
    await policy.close()
  }
})
