import type { Page } from '@playwright/test'
import { demo, shownFrames, waitForHydration, landingFrame, mocked, record, readRecording, test } from '../support/landingTest.ts'
import { expect } from '../support/test.ts'

// The page arrives in chunks and every frame is recorded.

/** The color of `--page` in a dark section. */
const film = 'rgb(18, 21, 19)'

for (const [name, languages, choice, wanted] of [
  ['a Korean browser', ['ko-KR', 'en'], undefined, 'ko'],
  ['an English browser', ['en-US', 'ko'], undefined, 'en'],
  ['a browser of French, then Korean, then English', ['fr', 'ko', 'en'], undefined, 'ko'],
  ['a browser of French alone', ['fr'], undefined, 'ko'],
  ['a browser of French, then English', ['fr-FR', 'en-GB'], undefined, 'en'],
  ['English by choice', ['ko'], 'en', 'en'],
  ['Korean by choice', ['en'], 'ko', 'ko'],
] as const) {
  test(`[CONST-05] ${name}: every frame is in ${wanted} on a dark ground, no layout shift`, async ({ host, open }) => {
    host.delays.pageMs = 10
    const page = await open({ stored: { theme: 'light', ...(choice && { language: choice }) }, languages })
    await waitForHydration(page)
    const { frames, shift } = await readRecording(page)
    const painted = frames.filter(({ ground }) => ground !== '')
    expect(new Set(painted.map(({ ground }) => ground))).toEqual(new Set([film]))
    expect(new Set(painted.map(({ shown }) => shown).filter((shown) => shown !== 'nothing'))).toEqual(
      new Set([landingFrame[wanted]]),
    )
    // A line of text that arrives in two chunks is laid out twice.
    expect(shift).toBeLessThan(0.001)
    await expect(page.locator('html')).toHaveAttribute('lang', wanted)
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ site: demo, viewport })

    test('[LAND-01] nothing moves while header, pictures and words arrive one by one', async ({ host, open }) => {
      host.delays.pageMs = 20
      host.splitPage = (html) => html.split(/(?=<(?:header|a|button|ul|li|h1|p|footer)[ >])/)
      const page = await open()
      await waitForHydration(page)
      expect((await readRecording(page)).shift).toBe(0)
    })
  })
}

/** Whether the landing page came from the markup: the app shows its placeholder first. */
function isLandingFromPage(frames: string[]): boolean {
  const first = frames.findIndex((frame) => frame.startsWith('landing'))
  return first !== -1 && !frames.slice(0, first).includes('placeholder')
}

test('with a session the landing’s markup is never painted', async ({ host, page, context }) => {
  await signInAsGuest(page, host.url)
  await record(context)
  host.delays.pageMs = 10
  await page.goto(host.url)
  await page.getByRole('link', { name: '나의 Pick 남기기' }).waitFor()
  const frames = await shownFrames(page)
  expect(frames.filter((frame) => frame.startsWith('landing'))).toEqual([])
})

for (const [name, start, style] of [
  ['with ?scenario=', { path: '?scenario=unknown' }, mocked.style],
  ['in a tab with its own world', { session: { 'pickers-mock:world': 'own-1' } }, mocked.style],
  ['at another path, on a host with a fallback to index.html', { path: 'product/3' }, 'spa fallback'],
] as const) {
  test.describe(name, () => {
    test.use({ site: { ...mocked, style } })

    test('the landing’s markup is never painted', async ({ host, open }) => {
      host.delays.pageMs = 10
      const page = await open(start)
      await page.locator('main h1').waitFor()
      expect(isLandingFromPage(await shownFrames(page))).toBe(false)
    })
  })
}

test('the recorder detects a page that does not hide its landing', async ({ host, page, context }) => {
  await signInAsGuest(page, host.url)
  await record(context)
  host.delays.pageMs = 10
  host.editPage = (html) => html.replace('[data-boot] #app{display:none}', '')
  await page.goto(host.url)
  await page.getByRole('link', { name: '나의 Pick 남기기' }).waitFor()
  expect(isLandingFromPage(await shownFrames(page))).toBe(true)
})

test('with blocked storage the landing is shown and hydrated', async ({ host, page, context }) => {
  await record(context)
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await page.goto(host.url)
  await waitForHydration(page)
  expect((await shownFrames(page)).at(-1)).toBe(landingFrame.ko)
})

test('[CONST-05] a language stored in a tab’s own world applies before the first paint', async ({ open }) => {
  const page = await open({
    session: { 'pickers-mock:world': 'own-1', 'pickers-mock:local:language': 'en' },
    stored: { language: 'ko' },
  })
  await expect.poll(async () => (await shownFrames(page)).at(-1)).toBe(landingFrame.en)
  expect((await shownFrames(page)).join()).not.toContain(landingFrame.ko)
})

async function signInAsGuest(page: Page, url: string) {
  await page.goto(`${url}login`)
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await page.getByRole('link', { name: '나의 Pick 남기기' }).waitFor()
}
