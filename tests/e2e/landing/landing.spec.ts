import { fullBuilds } from '../support/fullBuilds.ts'
import { landingFrame, mocked, pauseButton, readRecording, record, test, waitForHydration } from '../support/landingTest.ts'
import { expect } from '../support/test.ts'

// The first paint of the landing's markup, and its hydration.

for (const [width, wanted, languages, language] of [
  [390, 'ko', ['fr', 'ko', 'en'], undefined],
  [390, 'ko', ['fr'], undefined],
  [1280, 'en', ['fr-FR', 'en-GB'], undefined],
  [1280, 'ko', ['en'], 'ko'],
  [390, 'en', ['ko'], 'en'],
] as const) {
  const chosen = language === undefined ? '' : `, ${language} chosen`
  test(`[CONST-05] ${languages.join()}${chosen}: each frame is in ${wanted}, and nothing moves at ${width} px`, async ({
    host,
    open,
    page,
  }) => {
    host.delays.pageMs = 10
    await page.setViewportSize({ width, height: width === 390 ? 844 : 720 })
    await open({ stored: { theme: 'light', ...(language && { language }) }, languages })
    await waitForHydration(page)
    const { frames, shift } = await readRecording(page)
    const painted = frames.filter(({ ground }) => ground !== '')
    // The page color of a dark section, also in the light theme.
    expect(new Set(painted.map(({ ground }) => ground))).toEqual(new Set(['rgb(18, 21, 19)']))
    expect(new Set(painted.map(({ shown }) => shown).filter((shown) => shown !== 'nothing'))).toEqual(
      new Set([landingFrame[wanted]]),
    )
    // In English one line moves by a part of a pixel.
    expect(shift).toBeLessThanOrEqual(wanted === 'ko' ? 0 : 0.001)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('main a[href$="/login"]')).toBeInViewport({ ratio: 1 })
  })
}

for (const [name, start] of [
  ['with a session', { stored: { userId: '1', accessToken: 'a', refreshToken: 'b' } }],
  ['with ?scenario=', { path: '?scenario=home-picked' }],
  ['in a tab with a persona of its own', { session: { 'pickers-mock:person': 'minseo' } }],
  ['at another path', { path: 'product/3' }],
] as const) {
  test(`${name} the markup of the landing is never painted`, async ({ host, open }) => {
    host.delays.pageMs = 10
    const page = await open(start)
    await page.locator('main h1').waitFor()
    // The app shows its placeholder first, before a landing of its own too.
    const { frames } = await readRecording(page)
    expect(frames.find(({ shown }) => shown !== 'nothing')?.shown).toMatch(/^(placeholder|page)/)
  })
}

test('with blocked storage the landing is shown and hydrated', async ({ host, context, page }) => {
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
  expect((await readRecording(page)).frames.at(-1)?.shown).toBe(landingFrame.ko)
})

test('the first paint fetches no face: those of the build follow it', async ({ open }) => {
  const page = await open()
  const readTimes = () =>
    page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      faces: performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
    }))
  await expect.poll(async () => (await readTimes()).faces.length).toBeGreaterThan(1)
  const { paint, faces } = await readTimes()
  expect(Math.min(...faces)).toBeGreaterThan(Math.max(...paint))
  await expect(page.locator('h1').first()).toHaveCSS('font-family', /^"Pickers Sans",/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('the landing is in Korean and says that the rest needs JavaScript', async ({ page, host }) => {
    const read = () => page.locator('body').innerText()
    await page.goto(host.url)
    expect(await read()).toMatch(/마음에 드는 옷에[^]*JavaScript를 켜 주세요/)
    expect(await read()).not.toContain('What you circle')
    await page.goto(`${host.url}login`)
    expect(await read()).toContain('JavaScript를 켜 주세요')
  })
})

test.describe('React in development, which reports a mismatch,', () => {
  test.use({ site: { ...mocked, root: fullBuilds.development.build }, viewport: { width: 390, height: 500 } })

  for (const language of ['ko', 'en'] as const)
    test(`[NAV-04, CONST-05] hydrates the markup in ${language} and shows stored choices`, async ({ host, open }) => {
      host.holdScripts()
      const cart = JSON.stringify({ items: [{ quantity: 2 }] })
      const page = await open({ stored: { theme: 'dark', cart, language }, waitUntil: 'commit' })
      await pauseButton(page).focus()
      await page.evaluate(() => scrollTo(0, 120))
      await page.evaluate(() => Object.assign(window, { first: document.querySelector('main img') }))
      host.releaseScripts()
      await waitForHydration(page)
      await expect(pauseButton(page)).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(120)
      expect(await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('main img'))).toBe(true)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('link', { name: /장바구니, 상품 2개|Cart, 2/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^(어둡게|Dark)$/ })).toHaveAttribute('aria-pressed', 'true')
      await pauseButton(page).click()
      await expect(page.getByRole('button', { name: /다시 움직이기|Play/ })).toBeVisible()
      for (const picture of await page.locator('main ul').first().locator('img').all()) await picture.scrollIntoViewIfNeeded()
      await expect(page.locator('main img[data-broken]')).toHaveCount(0)
      const fetched = host.requests.filter((path) => path.endsWith('.avif'))
      expect(fetched.length).toBeGreaterThanOrEqual(10)
      expect(fetched).toEqual([...new Set(fetched)])
    })
})
