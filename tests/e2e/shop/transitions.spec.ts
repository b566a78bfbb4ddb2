import type { Page } from '@playwright/test'
import { loadPictures } from '../../../scripts/look/settle.ts'
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

/** The second card of the shop, once a product's page is loaded: a picture grows only into a page whose code is there (OPEN-46). */
async function secondCard(page: Page) {
  const files = [/\/ProductPage-.*\.js$/, /\/ProductPage-.*\.css$/].map((file) => page.waitForResponse(file))
  await page.goto('./?scenario=shop-browse')
  const card = page.getByRole('article').nth(1)
  await expect(card.locator('img')).toBeVisible()
  for (const response of await Promise.all(files)) await response.finished()
  return card
}

async function openSecondProduct(page: Page) {
  const card = await secondCard(page)
  await loadPictures(page)
  // The numbers of products, known after the second page, widen the filters on a desktop.
  await expect(page.getByRole('group', { name: '카테고리' }).locator('sup').first()).not.toBeEmpty()
  const id = (await card.getByRole('link').getAttribute('href'))?.split('/').at(-1)
  const before = await recorded(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 }).and(page.locator('[lang=ko]'))).toBeFocused()
  return { id, before }
}

for (const [device, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } })) {
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

test('[NAV-10] a resize during a navigation ends the picture’s movement without an error', async ({ page }) => {
  await page.exposeFunction('resize', () => page.setViewportSize({ width: 480, height: 700 }))
  await page.addInitScript(() => {
    const start: Document['startViewTransition'] = Reflect.get(Document.prototype, 'startViewTransition')
    const ends: string[] = []
    Object.assign(globalThis, { ends })
    Document.prototype.startViewTransition = function startViewTransition(options) {
      const { update } = Object(options)
      const resized = async () => {
        await update()
        await Reflect.get(globalThis, 'resize')()
      }
      const transition = start.call(this, { ...Object(options), update: resized })
      transition.ready.catch((error: unknown) => ends.push(String(error)))
      return transition
    }
  })
  const card = await secondCard(page)
  await card.getByRole('link').click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'ends')))
    .toContainEqual(expect.stringContaining('InvalidState'))
  await expect(page.getByRole('heading', { level: 1 }).and(page.locator('[lang=ko]'))).toBeVisible()
})
