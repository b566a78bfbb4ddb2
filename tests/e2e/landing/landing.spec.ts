import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/landingTest.ts'
import { expect, test } from '../support/test.ts'

// tests/features/landing.test.tsx tests the same with fake timers; these tests measure real frames and timers.

type Sample = { at: number; left: number }

const START_MS = 500
const gallery = (page: Page) => page.getByRole('list', { name: '스타일 사진' })

/** Records the strip's scroll position in every frame. */
function recordScroll(page: Page) {
  return page.addInitScript(() => {
    const samples: { at: number; left: number }[] = []
    Object.assign(globalThis, { samples })
    const look = () => {
      const strip = document.querySelector('main section [aria-label]')?.parentElement
      if (strip) samples.push({ at: performance.now(), left: strip.scrollLeft })
      if (samples.length < 1000) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

async function readSamples(page: Page, wanted: number): Promise<Sample[]> {
  const read = () => page.evaluate((): { at: number; left: number }[] => Reflect.get(globalThis, 'samples'))
  await expect.poll(async () => (await read()).at(-1)?.left ?? 0, { timeout: 15_000 }).toBeGreaterThan(wanted)
  return read()
}

/** Delay, distance and duration of the automatic scroll. */
function drifting(samples: Sample[]) {
  const first = samples.findIndex(({ left }) => left > 0)
  const appeared = samples[0] ?? { at: 0, left: 0 }
  const began = samples[first] ?? appeared
  const steady = samples.slice(first)
  const last = steady.at(-1) ?? began
  return { waited: began.at - appeared.at, way: last.left - began.left, time: last.at - began.at, frames: steady.length - 1 }
}

test('[LAND-02, LAND-03] on a desktop it rests half a second, then moves half a pixel a frame', async ({ page }) => {
  await recordScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./')
  const { waited, way, frames } = drifting(await readSamples(page, 20))
  expect(waited).toBeGreaterThan(START_MS - 100)
  expect(way / frames).toBeGreaterThan(0.45)
  expect(way / frames).toBeLessThan(0.55)
})

test('[LAND-02, LAND-03] on a phone it moves a pixel every 20 ms at most', async ({ page }) => {
  await recordScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  const { waited, way, time } = drifting(await readSamples(page, 60))
  expect(waited).toBeGreaterThan(START_MS - 100)
  expect(time / way).toBeGreaterThan(18)
  // A busy machine skips timer ticks but adds none.
  expect(time / way).toBeLessThan(40)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[LAND-01] ten pictures in a zigzag that scrolls sideways, at ${viewport.width} px`, async ({ page }) => {
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
    const strip = await gallery(page)
      .locator('..')
      .evaluate((element) => {
        const { overflowX } = getComputedStyle(element)
        return { overflowX, isWider: element.scrollWidth > element.clientWidth }
      })
    expect(strip).toEqual({ overflowX: 'auto', isWider: true })
  })
}

test('[LAND-04] the gallery starts over at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  const strip = gallery(page).locator('..')
  await strip.evaluate((element) => (element.scrollLeft = element.scrollWidth - element.clientWidth - 14))
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 15_000 }).toBeLessThan(100)
})

test('[LAND-05, LAND-06, LAND-07] a circle grows from the tap at 100 ms, the overlay opens at 300 ms', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  // A press before hydration starts the timers after React's work.
  await waitForHydration(page)
  await page.evaluate(() => {
    const steps: Record<string, number> = {}
    Object.assign(globalThis, { steps })
    addEventListener('click', () => (steps['tap'] ??= performance.now()), { capture: true })
    new MutationObserver(() => {
      const step = document.querySelector('[data-step]')?.getAttribute('data-step')
      if (step) steps[step] ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.mouse.click(195, 200)
  const overlay = page.getByRole('dialog', { name: 'Find Your Perfect Style' })
  await expect(overlay).toBeVisible()
  const { tap = 0, ...steps } = await page.evaluate((): Record<string, number> => Reflect.get(globalThis, 'steps'))
  const after = (step: string) => (steps[step] ?? Number.NaN) - tap
  expect(after('spreading')).toBeGreaterThan(95)
  expect(after('spreading')).toBeLessThan(280)
  expect(after('open')).toBeGreaterThan(295)
  expect(after('open')).toBeLessThan(900)
  const circle = page.locator('[data-step]')
  expect(await circle.evaluate((element) => element.style.cssText.replaceAll(' ', ''))).toBe('--x:195px;--y:200px;')

  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(circle).toHaveCount(0)
})

test('[LAND-07] the gallery stops on hover, focus, pause and reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./')
  const strip = gallery(page).locator('..')
  const left = () => strip.evaluate(({ scrollLeft }) => scrollLeft)
  /** Whether it scrolls within 30 frames. */
  const moves = () =>
    strip.evaluate(
      (element) =>
        new Promise<boolean>((done) => {
          const before = element.scrollLeft
          let frames = 0
          const look = () => (++frames < 30 ? requestAnimationFrame(look) : done(element.scrollLeft !== before))
          requestAnimationFrame(look)
        }),
    )
  await expect.poll(left).toBeGreaterThan(0)
  await page.mouse.move(700, 200)
  expect(await moves()).toBe(false)
  await page.mouse.move(700, 860)
  await expect.poll(moves).toBe(true)
  await gallery(page).getByRole('button').nth(2).focus()
  await expect.poll(moves).toBe(false)
  await page.getByRole('button', { name: '움직임 멈추기' }).click()
  expect(await moves()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: '다시 움직이기' }).click()
  expect(await moves()).toBe(false)
})

for (const [width, height] of [
  [390, 844],
  [320, 568],
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
  await page.setViewportSize({ width: 1440, height: 900 })
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
