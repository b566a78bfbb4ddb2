import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { exportWorld } from '../../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../../mocks/db/collections.ts'
import { nextId } from '../../../mocks/db/ids.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../../mocks/scenarios/startScenario.ts'
import { runCommand } from '../support/checkBalances.ts'
import { expect, test } from '../support/test.ts'

const PHOTOS_EACH = 3
const REVIEWS_WITH_PHOTOS = 30
/** Milliseconds of the page's main thread from the press to the last card, and from the next press to the photo. */
const OPENING_LIMIT = 300

/** A picture that does not compress well, about 100 kB. */
async function createPhoto(): Promise<string> {
  const noise = {
    width: 480,
    height: 600,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  } as const
  return (await sharp({ create: noise }).jpeg({ quality: 70 }).toBuffer()).toString('base64')
}

/** The exported world of a scenario whose 30 latest reviews have three uploaded photos each. */
async function worldWithPhotos(scenarioId: string): Promise<string> {
  const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
  const scenario = scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const { start: route, localStorage, sessionStorage } = await startScenario(world, scenario)
  const base64 = await createPhoto()
  await world.transaction((tx) => {
    for (const id of tx.reviews.ids().slice(-REVIEWS_WITH_PHOTOS)) {
      const review = tx.reviews.get(id)
      const photo = () => tx.photos.put({ id: nextId(tx.counters, 'photos'), type: 'image/jpeg', base64 }).id
      if (review) tx.reviews.put({ ...review, imageUrls: [], photoIds: Array.from({ length: PHOTOS_EACH }, photo) })
    }
  })
  return exportWorld(world, { route, localStorage, sessionStorage })
}

/** Opens the world at the start of its scenario: the command leads there. */
async function openWorld(page: Page, text: string): Promise<void> {
  await page.goto('./login')
  await runCommand(page, 'importWorld', { text }).catch(() => undefined)
  await expect(page).not.toHaveURL(/login/)
}

/** Milliseconds of the main thread's work during an action: other processes of the machine do not count. */
async function measureWork(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1000
  }
  const before = await spent()
  await act()
  const work = (await spent()) - before
  await devtools.detach()
  return work
}

/** Follows a link to all reviews, and waits for the last one. */
const openReviews = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const link = [...document.querySelectorAll('a')].find(({ pathname }) => /\/reviews\/?$/.test(pathname))
    link?.click()
    while (document.querySelectorAll('main ul[aria-label] > li').length < count) await new Promise(requestAnimationFrame)
  }, count)

const inWords = (times: readonly number[]) => times.map((ms) => `${Math.round(ms)} ms`).join(', ')

test('[REV-02] 130 reviews with 90 uploaded photos open within 300 ms, and so does a photo in the viewer', async ({ page }) => {
  await openWorld(page, await worldWithPhotos('home-picked'))
  const lists: number[] = []
  const photos: number[] = []
  for (let time = 0; time < 3; time += 1) {
    await expect(page.locator('a[href$="/reviews"]').first()).toBeVisible()
    lists.push(await measureWork(page, () => openReviews(page, 130)))
    const viewer = page.getByRole('dialog').locator('img').first()
    photos.push(
      await measureWork(page, async () => {
        // Shown on the cards whose text is cut.
        await page
          .getByRole('button', { name: /더 보기/ })
          .first()
          .dispatchEvent('click')
        await expect(viewer).toBeVisible()
      }),
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    // Every page links to the reviews.
    await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  }
  const description = `lists ${inWords(lists)}; photos ${inWords(photos)}`
  test.info().annotations.push({ type: 'three times', description })
  // Each first press compiles its code.
  expect(Math.min(...lists), description).toBeLessThanOrEqual(OPENING_LIMIT)
  expect(Math.min(...photos), description).toBeLessThanOrEqual(OPENING_LIMIT)
})

const uploaded = (page: Page, source: RegExp) =>
  page
    .locator('main img')
    .evaluateAll(
      (images, pattern) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && new RegExp(pattern).test(image.src),
        ).length,
      source.source,
    )

test('[REV-02, API-07] uploaded photos are shown, also without a service worker', async ({ page, context, allowErrors }) => {
  allowErrors(/service worker could not be started/)
  await openWorld(page, await worldWithPhotos('reviews-all'))
  await expect.poll(() => uploaded(page, /\/mock\/photos\/\d+$/)).toBeGreaterThan(1)

  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.reload()
  await expect.poll(() => uploaded(page, /^blob:/)).toBeGreaterThan(1)
})
