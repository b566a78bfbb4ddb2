import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inlineHashes } from '../../../scripts/build/prerenderLanding.ts'
import { fullBuilds } from '../support/fullBuilds.ts'
import type { StaticHost } from '../support/hosts.ts'
import {
  demo,
  shownFrames,
  waitForHydration,
  isHydratedNow,
  landingFrame,
  leadText,
  mocked,
  pauseButton,
  readRecording,
  test,
} from '../support/landingTest.ts'
import { sites } from '../support/sites.ts'
import { expect } from '../support/test.ts'

// The landing page's markup in each build, and its hydration.

const pageOf = (build: string, file = 'index.html') => readFileSync(join(build, file), 'utf8')
const stored = { theme: 'dark', cart: JSON.stringify({ items: [{ quantity: 2 }] }) }

for (const [name, { build, base }] of Object.entries(sites)) {
  test(`index.html of the build ${name} holds the landing in both languages`, () => {
    const [, korean = '', english = ''] =
      /<div id="app">([^]*?)<\/div><template id="landing-en">([^]*?)<\/template>/.exec(pageOf(build)) ?? []
    for (const [own, other, markup] of [
      [leadText.ko, leadText.en, korean],
      [leadText.en, leadText.ko, english],
    ] as const) {
      expect(markup).toContain(own)
      expect(markup).not.toContain(other)
      expect(markup).not.toContain('style=')
    }
    for (const copy of ['404.html', 'shop.html', 'shop/index.html', 'login.html', 'login/index.html']) {
      expect(pageOf(build, copy)).toContain('<div id="app"></div>')
      expect(pageOf(build, copy)).not.toContain(leadText.ko)
    }
  })

  test(`the landing's classes, pictures and links exist in the build ${name}`, () => {
    const page = pageOf(build)
    const sheets = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.css'))
    // The demo's ribbon is styled in the page.
    const inline = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)
    const css = [...inline, ...sheets.map((file) => pageOf(build, `assets/${file}`))].join('')
    const classes = new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.trim().split(/\s+/)))
    expect(classes.size).toBeGreaterThan(20)
    expect([...classes].filter((each) => !css.includes(`.${each}`))).toEqual([])
    const pictures = [...new Set([...page.matchAll(/[^"\s,]+\.avif/g)].map(([path]) => path))]
    expect(pictures).toHaveLength(20)
    const isThere = (path: string) => path.startsWith(base) && existsSync(join(build, path.slice(base.length)))
    expect(pictures.filter((path) => !isThere(path))).toEqual([])
    const links = [...page.matchAll(/<a [^>]*href="([^"#]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((href) => !href.startsWith(base) && !href.startsWith('http'))).toEqual([])
  })
}

for (const language of ['ko', 'en'] as const) {
  test(`[NAV-04, CONST-05] React hydrates the markup in ${language} and shows stored choices`, async ({ host, open }) => {
    host.holdScripts()
    const page = await open({ stored: { ...stored, language }, waitUntil: 'commit' })
    await expectTakeover(page, language, host)
  })
}

test.describe('below /demo/', () => {
  test.use({ site: demo })

  for (const language of ['ko', 'en'] as const) {
    test(`[NAV-04, CONST-05] React hydrates the markup in ${language}`, async ({ host, open }) => {
      host.holdScripts()
      await expectTakeover(await open({ stored: { ...stored, language }, waitUntil: 'commit' }), language, host)
    })
  }
})

test.describe('React in development', () => {
  test.use({ site: { ...mocked, root: fullBuilds.development.build } })

  for (const language of ['ko', 'en'])
    test(`reports no hydration mismatch in ${language}`, async ({ open }) => {
      const page = await open({ stored: { ...stored, language } })
      await waitForHydration(page)
      await expect(page.getByRole('link', { name: /장바구니, 상품 2개|Cart, 2/ })).toBeVisible()
    })
})

async function expectTakeover(page: Page, language: 'ko' | 'en', host: StaticHost) {
  await pauseButton(page).waitFor()
  expect(await isHydratedNow(page)).toBe(false)
  await page.evaluate(() => Object.assign(window, { first: document.querySelector('main img') }))
  host.releaseScripts()
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: /장바구니, 상품 2개|Cart, 2/ })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('main img'))).toBe(true)
  await pauseButton(page).click()
  await expect(page.getByRole('button', { name: /다시 움직이기|Play/ })).toBeVisible()
  const dark = page.getByRole('button', { name: /^(어둡게|Dark)$/ })
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main img[data-broken]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const account = page.getByRole('button', { name: /내 계정|Account/ })
  await account.click()
  await expect(page.locator(`[id="${await account.getAttribute('aria-controls')}"]`)).toBeVisible()
}

test('a hydration mismatch is reported', async ({ page, host, open, allowErrors }) => {
  const messages: string[] = []
  allowErrors(/418/)
  host.editPage = (html) => html.replace(leadText.ko, '다른 말')
  page.on('pageerror', ({ message }) => messages.push(message))
  await open({ waitUntil: 'commit' })
  await waitForHydration(page)
  await expect.poll(() => messages.join()).toContain('418')
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

test('the landing shows the cart of another window without the store [NAV-04]', async ({ open, context, host }) => {
  const page = await open()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(`${host.url}robots.txt`)
  await other.evaluate((cart) => localStorage.setItem('cart', cart), stored.cart)
  await expect(page.getByRole('link', { name: '장바구니, 상품 2개' })).toBeVisible()
  await other.evaluate(() => localStorage.setItem('cart', 'no cart'))
  await expect(page.getByRole('link', { name: '장바구니', exact: true })).toBeVisible()
})

test('the page runs under a content security policy with the printed hashes', async ({ host, open }) => {
  const [style = '', ...scripts] = inlineHashes(pageOf(sites.mock.build))
  expect(scripts).toHaveLength(2)
  host.pageHeaders = {
    'content-security-policy': `default-src 'self'; script-src 'self' ${scripts.join(' ')}; style-src 'self' ${style}; img-src 'self' data:`,
  }
  const page = await open({ stored: { language: 'en', theme: 'dark' } })
  await waitForHydration(page)
  expect((await readRecording(page)).violations).toEqual([])
  const frames = await shownFrames(page)
  expect(frames.at(-1)).toBe(landingFrame.en)
  expect(frames).not.toContain(landingFrame.ko)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('the landing is in Korean and says that the rest needs JavaScript', async ({ page, host }) => {
    await page.goto(host.url)
    const text = await page.locator('body').innerText()
    expect(text).toContain(leadText.ko)
    expect(text).toContain('JavaScript를 켜 주세요')
    expect(text).not.toContain(leadText.en)
    await expect(page.locator('main img')).toHaveCount(30)
    await page.goto(`${host.url}login`)
    expect(await page.locator('body').innerText()).toContain('JavaScript를 켜 주세요')
  })
})

for (const language of ['ko', 'en'] as const) {
  test(`each picture is fetched once in ${language}, also after going back`, async ({ host, open }) => {
    host.delays.scriptMs = 300
    const page = await open({ stored: { language } })
    await waitForHydration(page)
    await pauseButton(page).click()
    for (const picture of await page.locator('main ul').first().locator('img').all()) await picture.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('main a[href="/login"]').click()
    await page.waitForURL(/login/)
    await page.goBack()
    await expect.poll(async () => (await shownFrames(page)).at(-1)).toBe(landingFrame[language])
    const fetched = host.requests.filter((path) => path.endsWith('.avif'))
    expect(new Set(fetched).size).toBeGreaterThanOrEqual(10)
    expect(fetched).toHaveLength(new Set(fetched).size)
    // The headline’s words move by up to 4 px when our face comes.
    expect((await readRecording(page)).shift).toBeLessThan(0.001)
  })
}
