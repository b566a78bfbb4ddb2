import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/landingTest.ts'
import { expect, test } from '../support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const gallery = (page: Page) => page.getByRole('list', { name: '스타일 사진' })
const scrolled = (page: Page) =>
  gallery(page)
    .locator('..')
    .evaluate(({ scrollLeft }) => scrollLeft)

/** Opens the landing page, hydrated, with a clock that only `page.clock.runFor` moves. */
async function openStopped(page: Page, viewport: typeof phone): Promise<void> {
  await page.clock.install()
  await page.setViewportSize(viewport)
  await page.goto('./')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const [device, viewport, speed] of [
  ['desktop', desktop, 'half a pixel a frame'],
  ['phone', phone, 'a pixel every 20 ms'],
] as const) {
  test(`[LAND-02, LAND-03] on a ${device} it rests half a second, then moves ${speed}`, { tag: '@core' }, async ({ page }) => {
    await openStopped(page, viewport)
    // It rests again after a pause.
    for (const name of ['움직임 멈추기', '다시 움직이기']) await page.getByRole('button', { name }).dispatchEvent('click')
    const before = await scrolled(page)
    await page.clock.runFor(499)
    expect(await scrolled(page)).toBe(before)
    await page.clock.runFor(1)
    const began = await scrolled(page)
    // A frame of the emulated clock is 16 ms.
    await page.clock.runFor(1600)
    expect((await scrolled(page)) - began).toBe(device === 'desktop' ? 50 : 80)
  })
}

for (const viewport of [desktop, phone]) {
  test(
    `[LAND-01] ten pictures in a zigzag that scrolls sideways, at ${viewport.width} px`,
    { tag: '@core' },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('./')
      const frames = gallery(page).getByRole('listitem')
      await expect(frames).toHaveCount(10)
      const boxes = await frames.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      )
      // Two rows; within a row the pictures are high and low in turn.
      for (const row of [boxes.filter((_, at) => at % 2 === 0), boxes.filter((_, at) => at % 2 === 1)]) {
        const high = row[0]?.y ?? 0
        const isLow = row.map(({ y }) => y > high + 20)
        expect(isLow).toEqual([false, true, false, true, false])
        expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((one, other) => one - other))
      }
      const scroller = await gallery(page)
        .locator('..')
        .evaluate((element) => {
          const { overflowX } = getComputedStyle(element)
          return { overflowX, isWider: element.scrollWidth > element.clientWidth }
        })
      expect(scroller).toEqual({ overflowX: 'auto', isWider: true })
    },
  )
}

test('[LAND-04] the gallery starts over at its end', { tag: '@core' }, async ({ page }) => {
  await openStopped(page, phone)
  const scroller = gallery(page).locator('..')
  await scroller.evaluate((element) => (element.scrollLeft = element.scrollWidth - element.clientWidth - 14))
  await page.clock.runFor(1000)
  expect(await scrolled(page)).toBeLessThan(100)
})

test('[LAND-05, LAND-06, LAND-07] a circle grows from the tap at 100 ms, the overlay opens at 300 ms', async ({ page }) => {
  await openStopped(page, phone)
  await page.mouse.click(195, 200)
  const circle = page.locator('[data-step]')
  const overlay = page.getByRole('dialog', { name: 'Find Your Perfect Style' })
  await page.clock.runFor(99)
  await expect(circle).toHaveAttribute('data-step', 'touched')
  await page.clock.runFor(1)
  await expect(circle).toHaveAttribute('data-step', 'spreading')
  await page.clock.runFor(199)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(overlay).toBeVisible()
  expect(await circle.evaluate((element) => element.style.cssText.replaceAll(' ', ''))).toBe('--x:195px;--y:200px;')

  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(circle).toHaveCount(0)
})

test('[LAND-07] the gallery stops on hover, focus, pause and reduced motion', async ({ page }) => {
  await openStopped(page, desktop)
  const moves = async () => {
    const before = await scrolled(page)
    await page.clock.runFor(1000)
    return (await scrolled(page)) !== before
  }
  expect(await moves()).toBe(true)
  await page.mouse.move(700, 200)
  expect(await moves()).toBe(false)
  await page.mouse.move(700, 860)
  expect(await moves()).toBe(true)
  await gallery(page).getByRole('button').nth(2).focus()
  expect(await moves()).toBe(false)
  await page.getByRole('button', { name: '움직임 멈추기' }).click()
  expect(await moves()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: '다시 움직이기' }).click()
  expect(await moves()).toBe(false)
})

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [1366, 768],
  [1280, 720],
] as const) {
  for (const language of ['ko', 'en']) {
    test(`[LAND-01] heading and button are in the first view of ${width} × ${height} in ${language}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await page.setViewportSize({ width, height })
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main a[href$="/login"]')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  }
}

test('[LAND-05, LAND-06] the tapped picture grows beside the words, and closing leads back to it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('./')
  const tapped = gallery(page).getByRole('button').nth(5)
  await tapped.click()
  const overlay = page.getByRole('dialog', { name: 'Find Your Perfect Style' })
  const picture = overlay.getByRole('img')
  await expect(picture).toHaveAttribute('alt', (await tapped.getByRole('img').getAttribute('alt')) ?? '')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const [box, words, small] = [
    await picture.boundingBox(),
    await overlay.getByRole('heading', { name: 'Pick & Vote' }).boundingBox(),
    await tapped.boundingBox(),
  ]
  expect(box?.width ?? 0).toBeGreaterThan(2 * (small?.width ?? 0))
  expect(box?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('[data-step]')).toHaveCount(0)
  await expect(tapped).toBeFocused()
})
