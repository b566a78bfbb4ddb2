import { findViolations } from '../support/axe.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

// The demo's start page.
test.use({ baseURL: urlOf('demo-404') })

test('a visitor reads that nothing is real, and starts each thing to try', async ({ page }) => {
  await page.goto('start/')
  await expect(page).toHaveTitle('Pickers 체험판')
  await expect(page.getByText('실제로 결제되지 않아요', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '자유롭게 둘러보기' }).click()
  await expect(page).toHaveURL(urlOf('demo-404'))
  for (const [name, seen] of [
    ['고르기부터 시작하기', /로그인|시작하기/],
    ['구매하기부터 시작하기', /큐레이션 샵/],
    ['구매 후부터 시작하기', /주문 상세/],
  ] as const) {
    await page.goto('start/')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByText(seen).first()).toBeVisible()
  }
})

test('its language is the browser’s, and changes by one press', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: urlOf('demo-404') })
  const page = await context.newPage()
  await page.goto('start/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pickers demo')
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pickers 체험판')
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Start: Buy' }).click()
  await expect(page.getByRole('main').getByRole('heading').first()).not.toHaveText(/[가-힣]/)
  await context.close()
})

for (const locale of ['ko-KR', 'en-GB']) {
  test(`a phone’s first view shows what the demo is, the way in and the first thing to try, in ${locale}`, async ({
    browser,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ locale, viewport, baseURL: urlOf('demo-404') })
    const page = await context.newPage()
    await page.goto('start/')
    await expect(page.getByRole('link', { name: /자유롭게 둘러보기|Look around freely/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('img').locator('visible=true').last()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: /^(고르기|Pick)$/ })).toBeInViewport({ ratio: 1 })
    await context.close()
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and nothing is wider than a small phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('start/')
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('its links lead to what this build holds: the gallery, without a Storybook', async ({ page, request }) => {
  await page.goto('start/')
  const links = await page.locator('main:lang(ko) a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toContain('../mock/scenarios.html')
  expect(links.filter((href) => /storybook|reference/.test(href))).toEqual([])
  for (const href of links) expect((await request.get(`start/${href}`)).ok(), href).toBe(true)
})
