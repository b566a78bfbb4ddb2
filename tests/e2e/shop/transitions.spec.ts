import type { Locator, Page } from '@playwright/test'
import { loadPictures } from '../../../scripts/look/screenshot.ts'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

type Recorded = { animations: string[]; shift: number }

/** Records the animated pictures of view transitions, and layout shifts. */
function record(page: Page) {
  return page.addInitScript(() => {
    const recorded: Recorded = { animations: [], shift: 0 }
    Object.assign(globalThis, { recorded })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) recorded.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const note = async ({ ready }: ViewTransition) => {
      await ready
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && /group\((?!root)/.test(effect.pseudoElement ?? ''))
          recorded.animations.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`)
    }
    const start: Document['startViewTransition'] = Reflect.get(Document.prototype, 'startViewTransition')
    Document.prototype.startViewTransition = function startViewTransition(...options) {
      const transition = start.apply(this, options)
      void note(transition)
      return transition
    }
  })
}

const recorded = (page: Page) => page.evaluate((): Recorded => Reflect.get(globalThis, 'recorded'))

async function waitUntilLoaded(page: Page, ...operations: string[]): Promise<void> {
  await waitForReplies(page, ...operations)
  await loadPictures(page)
}

async function openSecondProduct(page: Page) {
  await page.goto('./?scenario=shop-browse')
  const card = page.getByRole('article').nth(1)
  await expect(card.locator('img')).toBeVisible()
  await loadPictures(page)
  // The numbers of products, known after the second page, widen the filters.
  await expect(page.getByRole('group', { name: '카테고리' }).locator('sup').first()).toBeVisible()
  const id = (await card.getByRole('link').getAttribute('href'))?.split('/').at(-1)
  const before = await recorded(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 }).and(page.locator('[lang=ko]'))).toBeFocused()
  return { id, before }
}

/** Waits until the modules and styles whose loading has begun are in use. A dialog that is opened before does not grow. */
const waitForCode = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')]
        await Promise.all(links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => import(href)))
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
        return links.every(({ rel, sheet }) => rel === 'modulepreload' || sheet)
      }),
    )
    .toBe(true)

/** Opens a dialog by a press on `target`, closes it, and returns which pictures moved; the page must not shift. */
async function openAndClose(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await waitForCode(page)
  const before = await recorded(page)
  await target.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => (await recorded(page)).animations.length).toBe(before.animations.length + 1)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await recorded(page)).animations.length).toBe(before.animations.length + 2)
  const after = await recorded(page)
  expect(after.shift - before.shift).toBe(0)
  return after.animations.slice(before.animations.length)
}

for (const [device, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } })) {
  test(`[PICK-09] ${device}: the first picked style grows into the dialog of the pick and returns`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await record(page)
    await openScenario(page, 'mock', 'my-pick')
    await waitUntilLoaded(page, 'userPicks', 'statisticsSummary', 'products')
    const group = expect.stringMatching(/^::view-transition-group\(style-\d+\) 300$/)
    const button = page.getByRole('button', { name: '나의 Pick 확인하기' })
    expect(await openAndClose(page, button)).toEqual([group, group])
    await expect(button).toBeFocused()
  })

  test(`[PROD-02, REV-03] ${device}: pictures of products and reviews grow into their viewers and return`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await record(page)
    await openScenario(page, 'mock', 'shop-browse')
    await page.goto('./product/51')
    await waitUntilLoaded(page, 'product', 'products')
    const product = '::view-transition-group(product-51) 300'
    const picture = page.getByRole('button', { name: /크게 보기/ }).first()
    expect(await openAndClose(page, picture)).toEqual([product, product])
    await expect(picture).toBeFocused()

    await page.goto('./product/51/reviews')
    await waitUntilLoaded(page, 'product', 'productReviews')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('blockquote') })
      .filter({ has: page.locator('img') })
    const review = expect.stringMatching(/^::view-transition-group\(review-\d+-1\) 300$/)
    expect(await openAndClose(page, card.first())).toEqual([review, review])
  })

  test(`[NAV-10] ${device}: a product's picture grows from its card within 300 ms`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await record(page)
    const { id, before } = await openSecondProduct(page)
    expect(before.animations).toEqual([])
    await expect.poll(async () => (await recorded(page)).animations).toEqual([`::view-transition-group(product-${id}) 300`])
    await expect(page.getByRole('group', { name: '사이즈' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect((await recorded(page)).shift - before.shift).toBe(0)
    await page.goBack()
    await expect(page.getByRole('article').nth(1)).toBeVisible()
  })
}

test('[NAV-10] under reduced motion no picture moves between pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await record(page)
  await openSecondProduct(page)
  expect((await recorded(page)).animations).toEqual([])
})
